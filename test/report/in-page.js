/**
 * Probes that the browser test runs inside the page, where only plain script can go. Each returns plain data.
 */
/* global document, getComputedStyle, matchMedia, Node, SVGElement, window */

/** [red, green, blue, alpha] of a computed colour. */
function parse(text) {
  const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/gu) ?? []).map(Number);
  return [r, g, b, a];
}

function over(top, below) {
  return [0, 1, 2].map((channel) => top[channel] * top[3] + below[channel] * (1 - top[3])).concat(1);
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(colour) {
  const [r, g, b] = colour.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a, b) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour behind an element: its ancestors' backgrounds over the canvas. */
function behind(start) {
  const layers = [];
  for (let at = start; at !== null; at = at.parentElement) layers.push(parse(getComputedStyle(at).backgroundColor));
  const dark = matchMedia('(prefers-color-scheme: dark)').matches && !matchMedia('print').matches;
  return layers.reduceRight((below, layer) => over(layer, below), dark ? [18, 18, 18, 1] : [255, 255, 255, 1]);
}

const shown = (node) => node.getClientRects().length > 0 && getComputedStyle(node).visibility === 'visible';
const visiblePlots = () => [...document.querySelectorAll('svg.plot')].filter(shown);

/** Marks that carry meaning, and the property that colours them. */
const MARKS = {
  '.mark.candidate': 'fill',
  '.mark.baseline': 'stroke',
  '.stem.candidate': 'stroke',
  '.stem.baseline': 'stroke',
  '.interval': 'fill',
  '.part.baseline': 'fill',
  '.part.candidate': 'fill',
  '.cell .tile': 'stroke',
  '.cross': 'stroke',
  '.zero': 'stroke',
  '.band-edge': 'stroke',
  '.mean-slope': 'stroke',
  '.mean': 'stroke',
};

/** Text below 4.5 (3 for large type) and marks below 3. */
function contrastFailures() {
  const found = [];
  const demand = (what, foreground, background, least) => {
    const ratio = contrast(over(foreground, background), background);
    if (ratio < least) found.push(`${what}: ${ratio.toFixed(2)} < ${least}`);
  };
  let texts = 0;
  for (const node of document.querySelectorAll('body *')) {
    const says = [...node.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.textContent.trim() !== '',
    );
    if (!says || node.localName === 'title' || node.localName === 'desc' || !shown(node)) continue;
    texts += 1;
    const style = getComputedStyle(node);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const colour = parse(node instanceof SVGElement ? style.fill : style.color);
    demand(`${node.localName} "${node.textContent.slice(0, 30)}"`, colour, behind(node), large ? 3 : 4.5);
  }
  for (const [selector, property] of Object.entries(MARKS)) {
    const node = [...document.querySelectorAll(selector)].find(shown);
    if (node !== undefined) demand(selector, parse(getComputedStyle(node)[property]), behind(node), 3);
  }
  return { texts, found };
}

/** Name, description and smallest type of every visible plot. */
function plots() {
  return visiblePlots().map((svg) => ({
    role: svg.getAttribute('role'),
    names: svg
      .getAttribute('aria-labelledby')
      .split(' ')
      .map((id) => document.getElementById(id).textContent),
    smallest: Math.min(...[...svg.querySelectorAll('text')].map((text) => text.getBoundingClientRect().height)),
  }));
}

/** Labels of a plot that touch each other or reach out of it. */
function labelFaults() {
  return visiblePlots().flatMap((svg) => {
    const frame = svg.getBoundingClientRect();
    const boxes = [...svg.querySelectorAll('text')].map((text) => ({
      text: text.textContent,
      box: text.getBoundingClientRect(),
    }));
    // Some pixels of grace: a text's box has room above and below its letters.
    const touch = (a, b) =>
      a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 4 && b.top < a.bottom - 4;
    const outside = boxes.filter(
      ({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1,
    );
    const clashes = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => (touch(one.box, other.box) ? [`${one.text} × ${other.text}`] : [])),
    );
    return [...outside.map(({ text }) => `outside: ${text}`), ...clashes];
  });
}

/** What the page is made of, for comparison with a page of harmless strings. */
function census() {
  return {
    elements: document.querySelectorAll('*').length,
    scripts: document.scripts.length,
    images: document.images.length,
    foreignLinks: [...document.links].filter((link) => !link.getAttribute('href').startsWith('#')).length,
  };
}

window.probe = {
  contrastFailures,
  plots,
  labelFaults,
  census,
  width: () => document.documentElement.scrollWidth,
  title: () => document.title,
  surface: () => getComputedStyle(document.documentElement).getPropertyValue('--surface'),
  focused: () => document.activeElement.textContent,
  scrollRegions: () =>
    [...document.querySelectorAll('.scroll')].map((region) => ({
      tabIndex: region.tabIndex,
      name: region.getAttribute('aria-label'),
    })),
};
