import { driverConformance } from '../support/driver-conformance.ts';
import { MESSAGES_WIRE } from '../support/messages-wire.ts';

driverConformance('anthropic-messages', MESSAGES_WIRE);
