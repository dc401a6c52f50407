/**
 * The page in a real browser: quiet console, no request, no sideways scrolling on a phone, readable in light, dark and print, and
 * hostile ids that stay text.
 */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderHtml } from '../../src/report/html.ts';
import { buildReport } from '../../src/report/model.ts';
import { HOSTILE, spoil } from './hostile.ts';
import { GALLERY, model, reportInput } from './support.ts';

const EXECUTABLE = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const REQUIRED = process.env['EQUIPOISE_REQUIRE_NEIGHBOURS'] !== undefined;
const PROBES = join(import.meta.dirname, 'in-page.js');
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const missing = !existsSync(EXECUTABLE);
if (missing && !REQUIRED) {
  console.warn(`Skipping the browser tests: there is no Chromium at ${EXECUTABLE}. Set CHROMIUM_PATH to run them.`);
}

/** What the probes of in-page.js give. */
interface Probes {
  contrastFailures: { texts: number; found: string[] };
  plots: { role: string; names: string[]; smallest: number }[];
  labelFaults: string[];
  census: { elements: number; scripts: number; images: number; foreignLinks: number };
  width: number;
  title: string;
  surface: string;
  focused: string;
  scrollRegions: { tabIndex: number; name: string }[];
}

const probe = <K extends keyof Probes>(page: Page, name: K): Promise<Probes[K]> =>
  page.evaluate<Probes[K]>(`window.probe.${name}()`);

interface Look {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly media?: 'print';
}

const DESKTOP: Look = { width: 1200, scheme: 'light' };
const PHONE: Look = { width: 400, scheme: 'light' };
const LOOKS: readonly Look[] = [
  DESKTOP,
  PHONE,
  { width: 1200, scheme: 'dark' },
  { width: 320, scheme: 'dark' },
  { width: 794, scheme: 'dark', media: 'print' },
];

describe.skipIf(missing && !REQUIRED)('in Chromium', () => {
  let browser: Browser;
  let server: Server;
  let origin: string;
  let served = '';
  /** What the browser asked of anyone, and what reached the page's own server (an icon's request shows only there). */
  const asked: string[] = [];
  const reached: string[] = [];
  const noise: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: EXECUTABLE, args: FLAGS });
    server = createServer((request, response) => {
      reached.push(request.url ?? '');
      response.setHeader('content-type', 'text/html; charset=utf-8').end(served);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  /** Shows a page in a context of its own, so that nothing is cached between pages. */
  async function show<T>(html: string, look: Look, use: (page: Page) => Promise<T>): Promise<T> {
    const viewport = { width: look.width, height: 900 };
    const context = await browser.newContext({ viewport, colorScheme: look.scheme });
    try {
      await context.addInitScript({ path: PROBES });
      const page = await context.newPage();
      for (const log of [asked, reached, noise]) log.length = 0;
      page.on('console', (message) => noise.push(message.text()));
      page.on('pageerror', (error) => noise.push(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith('data:')) asked.push(request.url());
      });
      if (look.media !== undefined) await page.emulateMedia({ media: look.media });
      served = html;
      await page.goto(origin, { waitUntil: 'load' });
      return await use(page);
    } finally {
      await context.close();
    }
  }

  it.each(Object.keys(GALLERY))(
    'shows %s quietly, readably and without overflow on every screen and on paper',
    async (name) => {
      const html = renderHtml(GALLERY[name]!());
      for (const look of LOOKS) {
        const seen = await show(html, look, async (page) => ({
          width: await probe(page, 'width'),
          contrast: await probe(page, 'contrastFailures'),
          labels: await probe(page, 'labelFaults'),
        }));
        const where = JSON.stringify(look);
        expect(seen.width, where).toBeLessThanOrEqual(look.width);
        expect(seen.contrast.found, where).toEqual([]);
        expect(seen.contrast.texts, where).toBeGreaterThan(100);
        expect(seen.labels, where).toEqual([]);
        expect(noise, where).toEqual([]);
        expect([...asked, ...reached], where).toEqual([origin, '/']);
      }
    },
  );

  it('asks for nothing after it has loaded either', async () => {
    await show(renderHtml(model()), DESKTOP, (page) => page.waitForLoadState('networkidle'));
    expect([...asked, ...reached, ...noise]).toEqual([origin, '/']);
  });

  it('follows the reader’s colour scheme on screen and is light on paper', async () => {
    const surface = (look: Look) => show(renderHtml(model()), look, (page) => probe(page, 'surface'));
    expect(await surface(DESKTOP)).toBe('#fff');
    expect(await surface({ ...DESKTOP, scheme: 'dark' })).toBe('#171b21');
    expect(await surface({ ...DESKTOP, scheme: 'dark', media: 'print' })).toBe('#fff');
  });

  it.each([DESKTOP, PHONE])('gives every plot a name, a description and legible type: %j', async (look) => {
    const plots = await show(renderHtml(model({ truncated: [2] })), look, (page) => probe(page, 'plots'));
    expect(plots.map(({ names }) => names[0])).toEqual([
      'Mean difference with its 95 % interval',
      'Difference of every pair',
      'Score of every pair in both arms',
      'Mean score by dimension and arm',
      'Tokens and cost of each arm against the ceilings',
      'Order and outcome of every pair',
    ]);
    for (const { role, names, smallest } of plots) {
      expect(role).toBe('img');
      expect(names[1]?.length).toBeGreaterThan(20);
      expect(smallest).toBeGreaterThan(10);
    }
  });

  it('can be walked with a keyboard: the skip link first, and every table that may scroll', async () => {
    const { focused, regions } = await show(renderHtml(model()), PHONE, async (page) => {
      await page.keyboard.press('Tab');
      return { focused: await probe(page, 'focused'), regions: await probe(page, 'scrollRegions') };
    });
    expect(focused).toBe('Skip to the report');
    expect(regions.length).toBeGreaterThan(8);
    expect(regions.filter(({ tabIndex, name }) => tabIndex !== 0 || name === '')).toEqual([]);
  });

  it('shows hostile ids as text', async () => {
    const spoiled = (text: string) =>
      renderHtml(buildReport(spoil(reportInput({ truncated: [2], unsafe: [4] }), text)));
    const look = (html: string) =>
      show(html, PHONE, async (page) => ({
        census: await probe(page, 'census'),
        title: await probe(page, 'title'),
        width: await probe(page, 'width'),
      }));
    const { census } = await look(spoiled('harmless'));
    expect(census).toMatchObject({ scripts: 0, images: 0, foreignLinks: 0 });
    for (const [name, text] of Object.entries(HOSTILE)) {
      const seen = await look(spoiled(text));
      expect(seen.census, name).toEqual(census);
      expect(seen.title, name).toMatch(/^Blocked by a safety failure · /u);
      expect(seen.width, name).toBeLessThanOrEqual(PHONE.width);
      expect([...asked, ...reached, ...noise], name).toEqual([origin, '/']);
    }
  });

  it('would run no script and load no picture even if one got in: the policy stands in the way', async () => {
    const intruders = '<script>document.title = "owned"</script><img src="http://127.0.0.1:9/x.png">';
    const html = renderHtml(model()).replace('</main>', `${intruders}</main>`);
    expect(await show(html, DESKTOP, (page) => probe(page, 'title'))).not.toBe('owned');
    expect(noise.filter((message) => message.includes('Content Security Policy')).length).toBeGreaterThanOrEqual(2);
  });
});
