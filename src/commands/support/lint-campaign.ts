/** What is wrong with a valid campaign as a measurement; loaded only when asked for, since it runs the scorer. */
import { promptSizeBounds } from '../../gateway/prompt-size.ts';
import type { Finding } from '../../protocol/findings.ts';
import { ROLES } from '../../protocol/campaign.ts';
import { CAMPAIGN_FILE, FIXTURE_FILE, RUBRIC_FILE } from '../../repository/layout.ts';
import { fieldFindings } from '../../repository/field-findings.ts';
import type { LoadedCampaign } from '../../repository/records.ts';
import { lintTrial } from '../../trial/lint.ts';
import { assemblePrompt } from '../../trial/prompt.ts';

export function lintCampaign(loaded: LoadedCampaign): Finding[] {
  const { place, fixture, rubric, bytes } = loaded;
  const findings = lintTrial(fixture, rubric, {
    fixture: { file: `${place.shown}/${FIXTURE_FILE}`, bytes: bytes.fixture },
    rubric: { file: `${place.shown}/${RUBRIC_FILE}`, bytes: bytes.rubric },
  });
  return [...findings, ...promptFindings(loaded)];
}

/** A prompt over the cap is refused before it is sent: such a campaign would end without one answer. */
function promptFindings({ place, campaign, fixture, instructions, bytes }: LoadedCampaign): Finding[] {
  const cap = campaign.sampling.maxInputTokensPerRequest;
  const over = fixture.cases.flatMap((fixtureCase) =>
    ROLES.filter((role) => {
      const prompt = assemblePrompt(fixtureCase, instructions[role].text);
      return promptSizeBounds(prompt.map(({ content }) => content)).atLeast > cap;
    }).map((role) => `${fixtureCase.id} (${role})`),
  );
  if (over.length === 0) return [];
  return fieldFindings(bytes.campaign, `${place.shown}/${CAMPAIGN_FILE}`, [
    {
      path: ['sampling', 'maxInputTokensPerRequest'],
      code: 'prompt-over-cap',
      message: `These prompts have more than ${cap} tokens and would never be sent: ${over.slice(0, 5).join(', ')}. Raise the cap and the budget.`,
    },
  ]);
}
