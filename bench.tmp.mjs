// bench.tmp.ts
import { chromium } from "@playwright/test";
import { readdirSync, readFileSync as readFileSync2 } from "node:fs";

// e2e/support/axe.ts
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
var source = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core/axe.min.js"), "utf8");
var TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
async function violationsOf(page2) {
  if (!await page2.evaluate(() => "axe" in window)) await page2.evaluate(source);
  const results = await page2.evaluate(
    (options) => window.axe.run(options),
    // What passes is not described: nobody reads it.
    { runOnly: TAGS, resultTypes: ["violations"] }
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

// e2e/support/fit.ts
var smallTargets = (page2) => page2.evaluate(
  () => [...document.querySelectorAll("button, select, input:not([type=hidden]), label:has(input[type=radio]), nav a")].map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() })).filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24)).map(({ name }) => name)
);
var overhang = (page2) => page2.evaluate(() => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const over = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 1
  );
  return [`${document.documentElement.scrollWidth} px wide`, ...over.map(({ outerHTML }) => outerHTML.slice(0, 80))];
});
var cutOff = (page2) => page2.evaluate(() => {
  const isCut = (element) => {
    const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element);
    if (clip !== "auto" || clipPath !== "none" || element.matches(":has(> .leaflet-pane)")) return false;
    const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
    return cuts(overflowX) && element.scrollWidth > element.clientWidth + 1 || cuts(overflowY) && element.scrollHeight > element.clientHeight + 1;
  };
  return [...document.querySelectorAll("body *")].filter((element) => element.textContent?.trim() && isCut(element)).map(({ outerHTML }) => outerHTML.slice(0, 100));
});
var USUAL_PX = 16;
async function withLargeLetters(page2, run) {
  const session = await page2.context().newCDPSession(page2);
  const letters = (px) => session.send("Page.setFontSizes", { fontSizes: { standard: px, fixed: px } });
  await letters(2 * USUAL_PX);
  try {
    return await run();
  } finally {
    await letters(USUAL_PX);
    await session.detach();
  }
}

// e2e/support/markup.ts
import { HtmlValidate, StaticConfigLoader } from "html-validate";
var WRITING = {
  // React closes void elements with a slash, and writes booleans as empty strings.
  "void-style": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  // A phone number within a sentence may break where the line does.
  "tel-non-breaking": "off",
  // A title carries the brand behind the question.
  "long-title": "off",
  // Static files are our own: an integrity hash guards against another host.
  "require-sri": "off"
};
var LIVE = {
  "no-inline-style": "off",
  "doctype-style": "off"
};
var validatorOf = (rules) => new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"], rules }));
var sent = validatorOf(WRITING);
var live = validatorOf({ ...WRITING, ...LIVE });
async function faultsOf(validator, html) {
  const { results } = await validator.validateString(html);
  return results.flatMap(
    ({ messages }) => messages.map(({ ruleId, message, selector, offset }) => {
      const around = html.slice(Math.max(0, offset - 30), offset + 90);
      return `${ruleId}: ${message} (${selector ?? ""}) \u2026${around}\u2026`;
    })
  );
}
var faultsOfSent = (html) => faultsOf(sent, html);
var faultsOfLive = (html) => faultsOf(live, html);

// bench.tmp.ts
var PORT = 3295;
var extra = (process.env.ARGS ?? "").split(" ").filter(Boolean);
var share = process.env.SHARE;
var base = `http://localhost:${PORT}`;
var server = +readFileSync2("/tmp/shots/serve.pid", "utf8");
function cpu() {
  const procs = /* @__PURE__ */ new Map();
  for (const d of readdirSync("/proc")) {
    if (!/^\d+$/.test(d)) continue;
    try {
      const s = readFileSync2(`/proc/${d}/stat`, "utf8");
      const r = s.slice(s.lastIndexOf(")") + 2).split(" ");
      procs.set(+d, { ppid: +r[1], cpu: (+r[11] + +r[12]) / 100, cmd: readFileSync2(`/proc/${d}/cmdline`, "utf8").replaceAll("\0", " ") });
    } catch {
    }
  }
  const mine = /* @__PURE__ */ new Set([process.pid]);
  let grew = true;
  while (grew) {
    grew = false;
    for (const [p, i] of procs) if (!mine.has(p) && mine.has(i.ppid)) {
      mine.add(p);
      grew = true;
    }
  }
  return { procs, mine };
}
var dead = {};
var last = /* @__PURE__ */ new Map();
function snap() {
  const { procs, mine } = cpu();
  mine.add(server);
  for (const [p, [k, c]] of last) if (!procs.has(p)) {
    dead[k] = (dead[k] ?? 0) + c;
    last.delete(p);
  }
  for (const p of mine) {
    const i = procs.get(p);
    if (!i) continue;
    const t = /--type=(\S+)/.exec(i.cmd)?.[1];
    const u = /sub-type=(\w+)/.exec(i.cmd)?.[1];
    const k = p === process.pid ? "test" : p === server ? "server" : /no-sandbox/.test(i.cmd) || t ? `${t ?? "browser"}${u ? " " + u : ""}` : "other " + i.cmd.slice(0, 40);
    last.set(p, [k, i.cpu]);
  }
  const out = { ...dead };
  for (const [k, c] of last.values()) out[k] = (out[k] ?? 0) + c;
  return out;
}
var URLS = ["/", "/clinics", "/treatments/aligners", "/clinics/chennai", "/sign-in", "/emergency?city=chennai", "/unified-booking/ext/clinic-list?flow=PAID_CLINIC&phone=9820000001&city=chennai", "/unified-booking/input-phone", "/waiting-list", "/treatments/braces", "/unified-booking/ext/select-address?flow=PAID_ALIGNER&phone=9820000001&city=chennai&concern=gaps&location=at_home", "/clinics/chennai/106", "/treatments/root_canal", "/member/activation", "/unified-booking/ext/select-slot?flow=PAID_ALIGNER&phone=9820000001&city=chennai&concern=gaps&location=at_home&pincode=600017&address=12%20Sample%20Road", "/clinics?q=zzz"];
var steps = {};
var prev;
var mark = (name) => {
  const now = snap();
  const s = steps[name] ??= {};
  for (const k of /* @__PURE__ */ new Set([...Object.keys(now), ...Object.keys(prev)])) s[k] = (s[k] ?? 0) + (now[k] ?? 0) - (prev[k] ?? 0);
  prev = now;
};
var ignore = (process.env.IGNORE ?? "").split(" ").filter(Boolean);
prev = snap();
var t0 = Date.now();
var browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", ...extra], ignoreDefaultArgs: ignore.length ? ignore : void 0 });
mark("launch");
var rounds = +(process.env.ROUNDS ?? 1);
var ctx;
var page;
for (let r = 0; r < rounds; r++) for (const url of URLS) {
  if (share === "pages" && ctx) {
    page = await ctx.newPage();
  } else if (!share || !ctx) {
    ctx = await browser.newContext({ baseURL: base, locale: "en-IN", viewport: { width: 360, height: 800 }, extraHTTPHeaders: { "x-forwarded-for": `10.0.0.${r + 1}` } });
    page = await ctx.newPage();
  }
  mark("context");
  await page.goto(url);
  mark("goto");
  await page.waitForTimeout(+(process.env.WAIT ?? 0));
  mark("wait");
  if (!process.env.ONLY) {
    const sent2 = await page.request.get(page.url());
    const text = await sent2.text();
    mark("get");
    await faultsOfSent(text);
    mark("validate");
    await faultsOfLive(await page.content());
    mark("validate");
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      mark("resize");
      await violationsOf(page);
      mark(`axe ${width}`);
      await withLargeLetters(page, async () => {
        await overhang(page);
        await cutOff(page);
      });
      mark("large");
    }
    await smallTargets(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await overhang(page);
    mark("320");
  }
  if (share === "pages") {
    await page.close();
    mark("close");
  } else if (!share) {
    await ctx.close();
    mark("close");
  }
}
await browser.close();
mark("end");
var kinds = [...new Set(Object.values(steps).flatMap(Object.keys))].filter((k) => Object.values(steps).some((s) => (s[k] ?? 0) >= 0.05));
console.log("step".padEnd(12), ...kinds.map((k) => k.slice(0, 18).padStart(19)), "     all");
var tot = {};
for (const [n, s] of Object.entries(steps)) {
  console.log(n.padEnd(12), ...kinds.map((k) => (s[k] ?? 0).toFixed(2).padStart(19)), Object.values(s).reduce((a, b) => a + b, 0).toFixed(2).padStart(8));
  for (const k of kinds) tot[k] = (tot[k] ?? 0) + (s[k] ?? 0);
}
console.log("total".padEnd(12), ...kinds.map((k) => tot[k].toFixed(2).padStart(19)), Object.values(tot).reduce((a, b) => a + b, 0).toFixed(2), "wall", (Date.now() - t0) / 1e3);
