"use strict";
// Draws the banners of one spec from the numbers that the compiler has worked out. All that comes from the spec gets into the page as text.
(() => {
const data = JSON.parse(document.getElementById("data").textContent);
const SVG = "http://www.w3.org/2000/svg";
const APPEARANCES = [["light", "Light", "Light"], ["dark", "Dark", "Dark"], ["lightHighContrast", "Light, high contrast", "Light HC"], ["darkHighContrast", "Dark, high contrast", "Dark HC"]];
const VISIONS = [["", "Typical"], ["protanopia", "Protanopia"], ["deuteranopia", "Deuteranopia"], ["tritanopia", "Tritanopia"], ["achromatopsia", "No colours"]];
// A page of two versions has the banners that have changed, each with its former self.
const comparison = data.comparison;
if (comparison) {
    comparison.before.symbols = data.symbols;
    data.banners = comparison.banners.map(({ before, after, ...change }) => {
        if (before) before.side = comparison.before;
        return Object.assign(after || before, { change: { ...change, before, after } });
    });
}
const TABS = comparison ? [["", "Changes"], ["colors", "Levels and colours"], ["styles", "Styles"]]
    : [["", "Banners"], ["colors", "Levels and colours"], ["styles", "Styles"], ["queue", "Queue"], ["findings", "Findings"]];
const KINDS = ["Title", "Text", "Point", "Image", "Link", "Button", "Announced"];
const GRAVITY = { error: 3, warning: 2, info: 1 };

// --- Elements ---

function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
        if (value === false || value === undefined || value === null) continue;
        if (key === "text") element.textContent = value;
        else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else element.setAttribute(key, value === true ? "" : value);
    }
    element.append(...children.filter((child) => child !== null && child !== undefined));
    return element;
}

function shape(name, attributes, parent) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (parent) parent.append(element);
    return element;
}

/** A message, with what stands between backticks as code. */
function phrase(text) {
    const parts = text.split("`");
    // Without an end, a backtick is one.
    if (parts.length % 2 === 0) return [text];
    return parts.map((part, index) => (index % 2 ? make("code", { text: part }) : part));
}

const byId = (id) => document.getElementById(id);
const count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

// --- State ---

const STANDARD = {
    tab: "", banner: "", theme: "", look: "light", locale: data.locales.length ? data.locales[0][0] : "", size: "L", window: "390",
    values: "typical", vision: "", show: "all", level: "", style: "", button: "", q: "", marks: "1", targets: "", play: "0", at: "0",
    // Milliseconds since a banner began to come, and whether as with Reduce Motion.
    moment: "", reduced: "",
};
let state = { ...STANDARD };

// What can be chosen, so that an address asks for nothing else.
const CHOICES = {
    tab: TABS.map(([id]) => id),
    theme: (data.designs || []).map((design) => design.theme),
    look: APPEARANCES.map(([id]) => id),
    locale: data.locales.map(([tag]) => tag),
    size: data.sizes,
    window: data.windows.map(([id]) => id),
    vision: VISIONS.map(([id]) => id),
    show: comparison ? ["all", "drawn", "new", "gone"] : ["all", "findings", "error", "warning", "cut"],
};
// Before and after may have others.
if (!comparison && data.designs) {
    CHOICES.level = ["", ...data.designs[0].levels.map((level) => level.name)];
    CHOICES.style = ["", ...data.styles.map((style) => style.name)];
    CHOICES.button = ["", ...(data.designs[0].levels[0]?.buttons || []).map((button) => button.variant)];
}
// What has changed is shown without what was found in it.
const MARKS = comparison ? [["targets", "Targets"]] : [["marks", "Findings"], ["targets", "Targets"]];
const FILTERS = comparison ? [["all", "All that have changed"], ["drawn", "Drawn otherwise"], ["new", "New"], ["gone", "Gone"]]
    : [["all", "All banners"], ["findings", "With findings"], ["error", "With errors"], ["warning", "With warnings"], ["cut", "With cut text"]];

/** What the address asks for and the spec does not have, such as a banner that was renamed since a link to it was written. */
let unknown = [];

function read() {
    unknown = [];
    // Without an appearance in the address, it is that of the computer.
    const found = { ...STANDARD, look: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light" };
    for (const [key, value] of new URLSearchParams(location.hash.slice(1))) {
        if (!Object.hasOwn(STANDARD, key)) continue;
        if (CHOICES[key] && !CHOICES[key].includes(value)) {
            unknown.push(value);
            continue;
        }
        found[key] = value;
    }
    if (found.moment && !/^\d{1,9}$/.test(found.moment)) found.moment = "";
    if (found.banner && !data.banners.some((banner) => banner.name === found.banner)) {
        unknown.push(found.banner);
        found.banner = "";
    }
    return found;
}

function address(change) {
    const value = (key) => change[key] ?? state[key];
    // By hand, for thousands of links at each step.
    return `#${Object.keys(STANDARD).filter((key) => value(key) !== STANDARD[key] || key === "look").map((key) => `${key}=${encodeURIComponent(value(key))}`).join("&")}`;
}

/** Shows what is chosen. With `keep`, the way back leads past what was shown so far. */
function go(change, keep = true) {
    const next = { ...state, ...change };
    if (Object.keys(next).every((key) => next[key] === state[key])) return;
    if (!keep) settle();
    state = next;
    unknown = [];
    write(keep ? "replaceState" : "pushState");
    update();
}

// The address only keeps what is shown, and may come later: a slider that is dragged would change it more often than browsers let
// pages do. WebKit throws then, and Chromium leaves it as it was.
const PAUSE = 400;
let written = -PAUSE;
let writing = 0;

function write(method = "replaceState") {
    clearTimeout(writing);
    writing = 0;
    const wait = method === "replaceState" ? written + PAUSE - performance.now() : 0;
    if (wait > 0) {
        writing = setTimeout(write, wait);
        return;
    }
    written = performance.now();
    try { history[method](null, "", address({})); } catch { writing = setTimeout(write, 10 * PAUSE); }
}

/** Writes what waits to be written, before the page is left in one way or another. */
function settle() {
    if (!writing) return;
    written = -PAUSE;
    write();
}

/** Shows what the address asks for, which somebody else has changed. */
function follow() {
    clearTimeout(writing);
    writing = 0;
    state = read();
    update();
}

/** What decides which view there is; all else changes what it shows. */
const VIEW = ["tab", "banner", "level", "style", "button"];

function link(change, attributes, ...children) {
    return make("a", {
        ...attributes, href: address(change), onclick: (event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            go(change, false);
            if (VIEW.some((key) => key in change)) {
                window.scrollTo(0, 0);
                byId("main").focus({ preventScroll: true });
            }
        },
    }, ...children);
}

/** A link that outlasts the view, and that `refresh` has lead on from what is chosen by then. */
function lastingLink(change, ...children) {
    const element = link(change, {}, ...children);
    element.refresh = (isHere) => {
        element.setAttribute("href", address(change));
        if (isHere) element.setAttribute("aria-current", "page");
        else element.removeAttribute("aria-current");
    };
    return element;
}

const indexOf = (key) => Math.max(0, CHOICES[key].indexOf(state[key]));
const isDark = (look) => look.startsWith("dark");

// --- Pictures ---

/** Which picture a banner has in a combination. */
function find(banner, combination) {
    const side = banner.side || data;
    const look = banner.looks[Math.max(0, side.designs.findIndex(({ theme }) => theme === combination.theme))] || banner.looks[0];
    const shapes = banner.shapes[look[0]];
    const value = Math.max(0, banner.values.findIndex(([id]) => id === combination.values));
    const locale = Math.max(0, side.locales.findIndex(([tag]) => tag === combination.locale));
    const size = Math.max(0, CHOICES.size.indexOf(combination.size));
    const frame = Math.max(0, CHOICES.window.indexOf(combination.window));
    const at = ((locale * banner.values.length + value) * data.sizes.length + size) * data.windows.length + frame;
    return {
        shapes, skin: banner.skins[look[1]], picture: banner.pictures[shapes.map[at]], stage: shapes.stages[frame],
        film: (banner.films || [])[look[2]], window: data.windows[frame], isRightToLeft: side.locales[locale] ? side.locales[locale][1] === 1 : false, locale, value,
    };
}

function spoken(banner, locale, value) {
    if (!banner.spoken) {
        banner.spoken = [];
        for (let at = 0; at < banner.says.length;) {
            const elements = [];
            const end = at + 1 + 2 * banner.says[at++];
            const own = (banner.side || data).locales[Math.floor(banner.spoken.length / banner.values.length)];
            for (; at < end; at += 2) {
                const [tag, isRightToLeft] = banner.says[at] < 10 ? own : banner.languages[Math.floor(banner.says[at] / 10) - 1];
                elements.push({ kind: banner.says[at] % 10, words: banner.strings[banner.says[at + 1]], lang: tag, dir: isRightToLeft ? "rtl" : "ltr" });
            }
            banner.spoken.push(elements);
        }
    }
    return banner.spoken[locale * banner.values.length + value] || [];
}

/** What a picture says to those who do not see it, in the language of its text. */
function label(svg, banner, { locale, value }, name) {
    const elements = spoken(banner, locale, value);
    svg.setAttribute("lang", elements.find(({ kind }) => kind === 1)?.lang ?? state.locale);
    svg.setAttribute("aria-label", `${name}: ${elements.filter(({ kind }) => kind !== 6).map(({ words }) => words).join(" ")}`);
}

function speech(title, banner) {
    const found = find(banner, state);
    return make("section", { class: "panel" }, make("h3", { text: title }), make("ol", { class: "says" }, ...spoken(banner, found.locale, found.value).map(({ kind, words, lang, dir }) =>
        make("li", {}, make("span", { class: "kind", text: KINDS[kind] }), make("span", { class: "words", lang, dir, text: words })))));
}

// How many numbers follow the kind of a mark.
const LENGTHS = [9, 8, 6, 6, 5];
let unique = 0;

/** The marks of a picture, with lengths in points. */
function* marks(list) {
    for (let at = 0; at < list.length;) {
        const kind = list[at];
        const fields = list.slice(at + 1, at + 1 + LENGTHS[kind]);
        at += 1 + LENGTHS[kind];
        const [part, ...rest] = fields;
        switch (kind) {
        case 0: {
            const [x, y, width, height, radius, fill, line, border] = rest;
            yield { kind, part, x: x / 10, y: y / 10, width: width / 10, height: height / 10, radius: radius / 10, fill, line, border: border / 10 };
            break;
        }
        case 1: {
            const [x, y, width, font, paint, text, flags] = rest;
            yield { kind, part, x: x / 10, y: y / 10, width: width / 10, font, paint, text, isCut: (flags & 1) === 1, isLink: (flags & 2) === 2, isRightToLeft: (flags & 4) === 4, hold: flags >> 3 & 3, language: flags >> 5 };
            break;
        }
        case 2: {
            const [x, y, size, name, paint] = rest;
            yield { kind, part, x: x / 10, y: y / 10, width: size / 10, height: size / 10, name, paint };
            break;
        }
        case 3: {
            const [x, y, size, cut, name] = rest;
            yield { kind, part, x: x / 10, y: y / 10, width: size / 10, height: size / 10, cut, name };
            break;
        }
        default: {
            const [x, y, width, height] = rest;
            yield { kind, part, x: x / 10, y: y / 10, width: width / 10, height: height / 10 };
        }
        }
    }
}

function outline(x, y, width, height, radius, corners) {
    const r = [1, 2, 4, 8].map((corner) => (corners & corner ? Math.min(radius, width / 2, height / 2) : 0));
    const arc = (size, toX, toY) => (size ? `A${size} ${size} 0 0 1 ${toX} ${toY}` : "");
    return `M${x + r[0]} ${y}H${x + width - r[1]}${arc(r[1], x + width, y + r[1])}V${y + height - r[2]}${arc(r[2], x + width - r[2], y + height)}`
        + `H${x + r[3]}${arc(r[3], x, y + height - r[3])}V${y + r[0]}${arc(r[0], x + r[0], y)}Z`;
}

/** The bar of a banner and what stands on it, its own corner at the origin. */
function drawBar(parent, banner, found, appearance, options) {
    const { picture, skin, stage, shapes, isRightToLeft } = found;
    const look = APPEARANCES.findIndex(([id]) => id === appearance);
    const color = (index) => (index < 0 || !skin.colors[index] ? "" : skin.colors[index][look]);
    const [width, height] = [picture[0] / 10, picture[1] / 10];
    const shown = Math.min(height, stage[3] / 10);
    const outsets = options.bare ? [0, 0, 0, 0] : stage.slice(4, 8).map((length) => length / 10);
    const sides = isRightToLeft ? [outsets[3], outsets[1]] : [outsets[1], outsets[3]];
    let corners = options.bare && !shapes.embedded ? 15 : stage[9];
    if (isRightToLeft) corners = (corners & 1) << 1 | (corners & 2) >> 1 | (corners & 4) << 1 | (corners & 8) >> 1;
    const radius = Math.min(shapes.radius, shown / 2);
    const box = [-sides[0], -outsets[0], width + sides[0] + sides[1], shown + outsets[0] + outsets[2]];
    const path = outline(...box, radius, corners);
    const id = `b${++unique}`;
    const defs = shape("defs", {}, parent);
    shape("path", { d: path }, shape("clipPath", { id: `${id}c` }, defs));
    const fill = shape("path", { d: path, fill: color(0) || "none", "data-part": "bar" }, parent);
    if (color(4) && skin.shadow.length && color(0)) {
        const filter = shape("filter", { id: `${id}s`, x: "-20%", y: "-60%", width: "140%", height: "260%" }, defs);
        shape("feDropShadow", { dx: skin.shadow[0], dy: skin.shadow[1], stdDeviation: skin.shadow[2] / 2, "flood-color": color(4) }, filter);
        fill.setAttribute("filter", `url(#${id}s)`);
    }
    const inner = shape("g", { "clip-path": `url(#${id}c)`, lang: (banner.side || data).locales[found.locale]?.[0] ?? "" }, parent);
    const bounds = new Map();
    for (const mark of marks(picture[3])) {
        drawMark(inner, mark, banner, color, `${id}${unique}`);
        const box = mark.kind === 1 ? boxOf(mark, banner.fonts[mark.font][2]) : mark;
        grow(bounds, mark.part, box);
        if (mark.isCut && options.marks) frame(inner, box, 2, "#d21f14", "4 3");
        if (mark.kind === 4 && options.targets) {
            const isSmall = mark.width < 43.95 || mark.height < 43.95;
            shape("rect", { x: mark.x + .75, y: mark.y + .75, width: Math.max(0, mark.width - 1.5), height: Math.max(0, mark.height - 1.5), rx: 6, fill: isSmall ? "#d21f1433" : "#0a84ff2b", stroke: isSmall ? "#d21f14" : "#0a62d0", "stroke-width": 1.5, "stroke-dasharray": "3 3" }, parent);
        }
    }
    if (color(3) && skin.border > 0) {
        const half = skin.border / 2;
        shape("path", { d: outline(box[0] + half, box[1] + half, box[2] - skin.border, box[3] - skin.border, Math.max(0, radius - half), corners), fill: "none", stroke: color(3), "stroke-width": skin.border, "data-part": "border" }, parent);
    }
    if (shown < height) {
        shape("rect", { x: width - 5, y: 4, width: 3, height: Math.max(20, shown * shown / height), rx: 1.5, fill: color(1), opacity: .5 }, parent);
    }
    bounds.set(0, [0, 0, width, shown]);
    return bounds;
}

/** The box around a line of text of so many points. */
const boxOf = (line, points) => ({ x: line.x, y: line.y - points * .95, width: line.width, height: points * 1.22 });

/** Keeps the box around each part. */
function grow(bounds, number, { x, y, width, height }) {
    const part = number >= 200 ? 200 : number >= 100 ? 100 : number;
    const [left, top, right, bottom] = bounds.get(part) || [x, y, x, y];
    bounds.set(part, [Math.min(left, x), Math.min(top, y), Math.max(right, x + width), Math.max(bottom, y + height)]);
}

/** A line around something, which is seen on every colour. */
function frame(parent, { x, y, width, height }, distance, color, dashes) {
    const box = { x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance, rx: 4, fill: "none" };
    shape("rect", { ...box, stroke: "#ffffff", "stroke-width": 3.5, "stroke-opacity": .9 }, parent);
    shape("rect", { ...box, stroke: color, "stroke-width": 1.5, "stroke-dasharray": dashes || "none" }, parent);
}

function drawMark(parent, mark, banner, color, id) {
    switch (mark.kind) {
    case 0: {
        const rect = (inset) => ({ x: mark.x + inset, y: mark.y + inset, width: Math.max(0, mark.width - 2 * inset), height: Math.max(0, mark.height - 2 * inset), rx: Math.max(0, mark.radius - inset) });
        if (color(mark.fill)) shape("rect", { ...rect(0), fill: color(mark.fill), "data-part": mark.part }, parent);
        if (color(mark.line) && mark.border > 0) shape("rect", { ...rect(mark.border / 2), fill: "none", stroke: color(mark.line), "stroke-width": mark.border }, parent);
        break;
    }
    case 1: {
        const [family, weight, points] = banner.fonts[mark.font];
        const hold = mark.hold || (mark.isRightToLeft ? 3 : 1);
        const text = shape("text", {
            x: mark.x + mark.width * (hold - 1) / 2, y: mark.y, "font-size": points, "font-weight": weight, fill: color(mark.paint) || "none", "data-part": mark.part,
        }, parent);
        // The width is the layout's; the letters of this computer may be a little narrower or wider. If it is a guess, they are as wide
        // as they are, from where the line is held.
        if (mark.hold) {
            text.setAttribute("text-anchor", ["start", "middle", "end"][mark.isRightToLeft ? 3 - hold : hold - 1]);
        } else if (mark.width > 0) {
            text.setAttribute("textLength", mark.width);
            text.setAttribute("lengthAdjust", "spacingAndGlyphs");
        }
        if (mark.isRightToLeft) text.setAttribute("direction", "rtl");
        if (mark.language) text.setAttribute("lang", banner.languages[mark.language - 1][0]);
        if (mark.isLink) text.setAttribute("text-decoration", "underline");
        if (family) text.style.fontFamily = `"${family.replace(/[^\p{L}\p{N} _-]/gu, "")}", -apple-system, Inter, "Segoe UI", Roboto, sans-serif`;
        text.textContent = banner.strings[mark.text];
        break;
    }
    case 2: drawSymbol(parent, mark, banner.strings[mark.name], color(mark.paint), id); break;
    case 3: drawImage(parent, mark, banner.strings[mark.name], id); break;
    }
}

// --- Symbols ---

/** An SF Symbol, as a shape of our own: its outline, filled or not, the sign in it, or a frame with letters. */
function drawSymbol(parent, mark, name, paint, id) {
    const [around, isFilled, sign, dot, drop, isCrossed, letters] = Object.hasOwn(data.symbols, name) ? data.symbols[name] : [];
    const ink = paint || "currentColor";
    const group = shape("g", { transform: `translate(${mark.x} ${mark.y}) scale(${mark.width / 24})`, fill: "none", stroke: ink, "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round", "data-part": mark.part, "data-symbol": "" }, parent);
    shape("title", {}, group).textContent = name;
    const write = (where, color) => {
        const inner = shape("g", { stroke: color, transform: `translate(0 ${drop})` }, where);
        if (sign) shape("path", { d: sign, ...(isFilled && !around ? { fill: color, "fill-opacity": .25 } : {}) }, inner);
        if (dot) shape("circle", { cx: 12, cy: dot, r: 1.25, fill: color, stroke: "none" }, inner);
        if (isCrossed) shape("path", { d: "M4 4l16 16" }, inner);
    };
    if (letters) {
        shape("rect", { x: 2, y: 2, width: 20, height: 20, rx: 5, "stroke-width": 1.5, "stroke-dasharray": "3 2.5" }, group);
        shape("text", { x: 12, y: 16, "font-size": 11, "font-weight": 700, "text-anchor": "middle", fill: ink, stroke: "none" }, group).textContent = letters;
    } else if (around && isFilled) {
        const mask = shape("mask", { id: `${id}m${++unique}`, maskUnits: "userSpaceOnUse", x: 0, y: 0, width: 24, height: 24 }, group);
        shape("rect", { width: 24, height: 24, fill: "#ffffff", stroke: "none" }, mask);
        write(mask, "#000000");
        shape("path", { d: around, fill: ink, "stroke-width": .6, mask: `url(#${mask.id})` }, group);
    } else {
        if (around) shape("path", { d: around, "stroke-width": 1.7 }, group);
        write(group, ink);
    }
}

/** A picture that only the app has: a view of hills, cut to its shape. */
function drawImage(parent, mark, name, id) {
    const clip = `${id}i${++unique}`;
    const radius = mark.cut === 0 ? mark.width / 2 : mark.cut === 2 ? 8 : 0;
    const group = shape("g", { "data-part": mark.part }, parent);
    shape("title", {}, group).textContent = name;
    shape("rect", { x: mark.x, y: mark.y, width: mark.width, height: mark.height, rx: radius }, shape("clipPath", { id: clip }, group));
    const inner = shape("g", { "clip-path": `url(#${clip})` }, group);
    const [x, y, w] = [mark.x, mark.y, mark.width];
    shape("rect", { x, y, width: w, height: w, fill: "#c9d6ea" }, inner);
    shape("circle", { cx: x + w * .68, cy: y + w * .34, r: w * .13, fill: "#fff6d8" }, inner);
    shape("path", { d: `M${x} ${y + w}V${y + w * .72}l${w * .3} ${-w * .22} ${w * .26} ${w * .22} ${w * .18} ${-w * .14} ${w * .26} ${w * .22}V${y + w}z`, fill: "#6b86b3" }, inner);
}

// --- Windows ---

/** How much of a window is shown: what is below or above the banner is cut. */
function frameOf({ picture, stage, window: screen }, options) {
    const [width, height] = [screen[2] / 10, screen[3] / 10];
    const bar = Math.min(picture[1], stage[3]) / 10;
    return { width, height: Math.min(height, Math.max(stage[2] / 10 + bar + (options.whole ? 200 : 64), Math.min(height, 168))) };
}

/** A banner in its window, cut below or above what matters. */
function drawStage(banner, combination, options = {}) {
    const found = find(banner, combination);
    const { picture, stage, shapes, window: screen, isRightToLeft } = found;
    const look = combination.look;
    const dark = isDark(look);
    const [width, height] = [screen[2] / 10, screen[3] / 10];
    const [top, , bottom] = screen.slice(4, 7).map((length) => length / 10);
    const bar = { width: picture[0] / 10, height: Math.min(picture[1] / 10, stage[3] / 10) };
    const inset = stage[2] / 10;
    const appBar = stage[8] / 10;
    const isBottom = shapes.bottom === 1;
    const crop = frameOf(found, options).height;
    const start = isBottom ? height - crop : 0;
    const svg = shape("svg", { class: "banner", viewBox: `0 ${start} ${width} ${crop}`, role: "img" });
    label(svg, banner, found, banner.name);
    const colors = dark ? { page: "#000000", row: "#1c1c1e", line: "#2c2c2e", ink: "#ffffff", bar: "#161618" } : { page: "#f2f2f7", row: "#ffffff", line: "#e3e3e8", ink: "#000000", bar: "#fbfbfd" };
    shape("rect", { x: 0, y: start, width, height: crop, fill: colors.page }, svg);
    const y = isBottom ? height - inset - bar.height : inset;
    const moving = options.moves ? passage(found) : null;
    const offset = moving ? (isBottom ? 1 - moving.place : moving.place - 1) * (bar.height + stage[10] / 10) : 0;
    drawContent(svg, { width, start, crop, colors, isBottom, from: shapes.embedded && !isBottom ? y + offset + bar.height + 12 : top + (isBottom ? 0 : appBar) + 14, to: shapes.embedded && isBottom ? y + offset - 12 : height });
    if (appBar > 0) {
        const edge = isBottom ? height - bottom - appBar : 0;
        const tall = isBottom ? appBar + bottom : top + appBar;
        const group = shape("g", {}, svg);
        shape("rect", { x: 0, y: edge, width, height: tall, fill: colors.bar }, group);
        shape("rect", { x: 0, y: isBottom ? edge : edge + tall - .5, width, height: .5, fill: dark ? "#3a3a3c" : "#c6c6c8" }, group);
        const middle = isBottom ? edge + appBar / 2 : top + 22;
        if (isBottom) for (const at of [.125, .375, .625, .875]) shape("rect", { x: width * at - 11, y: middle - 11, width: 22, height: 22, rx: 6, fill: colors.line }, group);
        else shape("rect", { x: width / 2 - 44, y: middle - 6, width: 88, height: 12, rx: 6, fill: dark ? "#48484a" : "#c7c7cc" }, group);
    }
    const x = isRightToLeft ? width - stage[0] / 10 - stage[1] / 10 : stage[0] / 10;
    const clip = `w${++unique}`;
    // It comes out from under a bar, or where the content makes room.
    const beam = isBottom ? bottom + appBar : top + appBar;
    if (appBar > 0) shape("rect", { x: 0, y: isBottom ? 0 : beam, width, height: Math.max(0, height - beam) }, shape("clipPath", { id: clip }, shape("defs", {}, svg)));
    const holder = appBar > 0 ? shape("g", { "clip-path": `url(#${clip})` }, svg) : svg;
    const group = shape("g", { transform: `translate(${x} ${y + offset})`, "data-banner": "" }, holder);
    if (moving && moving.opacity < 1) group.setAttribute("opacity", moving.opacity);
    const bounds = drawBar(group, banner, found, look, options);
    if (!isBottom && top > 0) drawStatus(svg, width, top, found, appBar, look);
    if (isBottom && bottom > 0) shape("rect", { x: width / 2 - Math.min(70, width * .18), y: height - 13, width: Math.min(140, width * .36), height: 5, rx: 2.5, fill: dark ? "#ffffff" : "#000000" }, svg);
    // Marks stand where it rests.
    if (options.marks && !moving) drawPins(svg, banner, combination, found, bounds, x, y, start, width);
    return svg;
}

// --- Motion ---

// How much of the time that a banner stays is shown, in milliseconds.
const STAY = 1000;
const WAYS = ["coming in", "leaving"];
/** Since when the motion is played; 0 while it is not. */
let started = 0;

/** The ways in and out as they are chosen, and where in them `moment` is. */
function motion(film, moment) {
    const [comes, goes] = film.slice(state.reduced === "1" ? 2 : 0);
    const total = comes[0] + STAY + goes[0];
    const at = Math.min(moment, total);
    const way = at < comes[0] ? 0 : at > comes[0] + STAY || at === total ? 1 : -1;
    const part = way < 0 ? 1 : way === 0 ? at / comes[0] : goes[0] ? (at - comes[0] - STAY) / goes[0] : 1;
    return { way, part, total, rest: comes[0], frames: way === 0 ? comes : goes };
}

/** The moment that is shown; `null` for that of rest. */
function momentNow() {
    if (started) return performance.now() - started;
    return state.moment === "" ? null : Number(state.moment);
}

/** Where a banner is, and how opaque, at the moment that is shown; `null` where it rests. */
function passage({ film, shapes }) {
    const moment = momentNow();
    if (moment === null || !film) return null;
    const { way, part, frames: [, places, opacities] } = motion(film, moment);
    if (way < 0) return null;
    const value = (list) => {
        const at = part * (list.length - 1);
        const [before, after] = [list[Math.floor(at)], list[Math.ceil(at)]];
        return (before + (after - before) * (at % 1)) / 1000;
    };
    // One that neither moves nor fades is there or not.
    const isGone = way === 1 && part === 1 && !places.length;
    const place = places.length ? value(places) : 1;
    // A spring that swings past would tear a gap open between elements.
    return { place: shapes.embedded ? Math.min(Math.max(place, 0), 1) : place, opacity: opacities.length ? value(opacities) : isGone ? 0 : 1 };
}

/** How far a banner is, in words. */
function momentText(found) {
    const moment = momentNow();
    if (moment === null) return "at rest";
    const time = seconds(Math.round(moment));
    const now = passage(found);
    if (!now) return `${time}: at rest`;
    const percent = (value) => `${Math.round(value * 100)} %`;
    return `${time}: ${WAYS[motion(found.film, moment).way]}, ${percent(now.place)} of the way${now.opacity < 1 ? `, ${percent(now.opacity)} opaque` : ""}`;
}

/** Shows how a banner comes and goes, played or moment by moment. */
function motionPanel(banner) {
    const { film } = find(banner, state);
    if (!film) return null;
    const { total, rest } = motion(film, 0);
    const slider = make("input", { type: "range", id: "c-moment", min: 0, max: total, step: 1, "aria-label": "Moment", oninput: (event) => { endMotion(); go({ moment: event.target.value === String(rest) ? "" : event.target.value }); } });
    return make("section", { class: "panel motion" }, make("h3", { text: "How it comes and goes" }),
        make("div", { class: "steps", role: "group", "aria-label": "Motion" },
            make("button", { type: "button", id: "play-motion", class: "plain", onclick: () => playMotion(banner) }), slider, make("output", { id: "c-moment-text", for: "c-moment" })),
        make("label", { class: "check" }, make("input", { type: "checkbox", id: "c-reduced", onchange: (event) => { endMotion(); go({ reduced: event.target.checked ? "1" : "" }); } }), "Reduce Motion"));
}

/** Lets the controls of the motion say what is shown. */
function updateMotion() {
    const slider = byId("c-moment");
    const banner = data.banners.find((one) => one.name === state.banner);
    if (!slider || !banner) return;
    const found = find(banner, state);
    const { total, rest } = motion(found.film, 0);
    slider.max = total;
    slider.value = momentNow() ?? rest;
    const text = momentText(found);
    slider.setAttribute("aria-valuetext", text);
    byId("c-moment-text").textContent = text;
    byId("c-reduced").checked = state.reduced === "1";
    const label = started ? "Stop" : "Play";
    if (byId("play-motion").textContent !== label) byId("play-motion").textContent = label;
}

function endMotion() { started = 0; }

function playMotion(banner) {
    if (started) {
        endMotion();
        update();
        return;
    }
    if (state.moment) go({ moment: "" });
    started = performance.now();
    const tick = () => {
        const { total } = motion(find(banner, state).film, 0);
        // Controls make the picture anew; another view has none, or that of another banner.
        const target = state.banner === banner.name && !state.tab ? document.querySelector("figure.big") : null;
        if (!target || performance.now() - started >= total) endMotion();
        if (target) {
            paint(target);
            updateMotion();
        }
        if (started) requestAnimationFrame(tick);
    };
    tick();
}

/** What an app might show, so that a banner has something to lie on. */
function drawContent(svg, { width, start, crop, colors, isBottom, from, to }) {
    const margin = width < 390 ? 16 : 20;
    const step = 92;
    const group = shape("g", {}, svg);
    const first = isBottom ? to - Math.ceil((to - start) / step) * step : from;
    for (let y = first; y < Math.min(start + crop, to); y += step) {
        shape("rect", { x: margin, y, width: width - 2 * margin, height: step - 12, rx: 12, fill: colors.row }, group);
        shape("rect", { x: margin + 16, y: y + 20, width: (width - 2 * margin) * .42, height: 10, rx: 5, fill: colors.line }, group);
        shape("rect", { x: margin + 16, y: y + 42, width: (width - 2 * margin) * .7, height: 8, rx: 4, fill: colors.line }, group);
    }
}

function drawStatus(svg, width, top, { shapes, skin }, appBar, look) {
    const style = appBar === 0 && !shapes.embedded ? skin.status[APPEARANCES.findIndex(([id]) => id === look)] : "";
    const ink = style === "light" || style !== "dark" && isDark(look) ? "#ffffff" : "#000000";
    const y = top > 30 ? top - 17 : top / 2 + 4.5;
    const edge = top > 30 ? 32 : 12;
    const time = shape("text", { x: edge, y, "font-size": top > 30 ? 16 : 12, "font-weight": 600, fill: ink, "aria-hidden": "true" }, svg);
    time.textContent = "9:41";
    shape("rect", { x: width - edge - 24, y: y - 10.5, width: 22, height: 11, rx: 3.5, fill: "none", stroke: ink, "stroke-opacity": .5 }, svg);
    shape("rect", { x: width - edge - 22, y: y - 8.5, width: 18, height: 7, rx: 2, fill: ink }, svg);
    for (let index = 0; index < 4; index++) shape("rect", { x: width - edge - 46 + index * 4.5, y: y - 4 - index * 2, width: 3, height: 4 + index * 2, rx: .8, fill: ink }, svg);
}

// --- Findings ---

const isAboutText = (finding) => /^(text-|l10n-expansion|link-)/.test(finding.rule);

/** Whether a finding holds in a combination, as far as it says. */
function holds(finding, banner, combination) {
    if (!finding.cases) return true;
    return finding.cases.some((one) => (!one.banner || one.banner === banner.name) && (!one.theme || one.theme === combination.theme)
        && (!one.appearance || one.appearance === combination.look) && (!one.locale || one.locale === combination.locale));
}

function drawPins(svg, banner, combination, found, bounds, x, y, start, width) {
    const byPart = new Map();
    const isCut = found.picture[2].length > 0;
    for (const index of banner.findings) {
        const finding = data.findings[index];
        if (!holds(finding, banner, combination)) continue;
        // A text that fits here has nothing to be marked.
        if (/^text-(max|dynamic|trunc|bold|spacing)/.test(finding.rule) && !isCut) continue;
        const part = bounds.has(finding.part) ? finding.part : 0;
        byPart.set(part, [...(byPart.get(part) || []), finding]);
    }
    const pins = [];
    for (const [part, findings] of byPart) {
        const box = bounds.get(part);
        const worst = findings.reduce((one, other) => (GRAVITY[other.severity] > GRAVITY[one.severity] ? other : one));
        const color = { error: "#c21f14", warning: "#9a5b00", info: "#23607f" }[worst.severity];
        if (part !== 0) frame(svg, { x: x + box[0], y: y + box[1], width: box[2] - box[0], height: box[3] - box[1] }, 4, color);
        // Where lines end, and not on another pin.
        const cx = Math.min(Math.max(x + (found.isRightToLeft ? box[0] - 2 : box[2] + 2), 11), width - 11);
        let cy = Math.max(y + box[1] - 2, start + 11);
        while (pins.some((pin) => Math.hypot(cx - pin.cx, cy - pin.cy) < 20)) cy += 1;
        pins.push({ cx, cy });
        const pin = shape("g", { "data-pin": findings.length }, svg);
        shape("title", {}, pin).textContent = findings.map((finding) => [`${finding.code}: ${finding.message}`, ...(finding.help || []).slice(0, 1).map((text) => `→ ${text}`)].join("\n")).join("\n");
        // With the keyboard, one comes to the entries themselves, and from there to the mark.
        pin.addEventListener("click", (event) => {
            event.preventDefault();
            event.stopPropagation();
            wanted = data.findings.indexOf(worst);
            if (state.banner === banner.name && !state.tab) showEntry();
            else go({ banner: banner.name, tab: "" }, false);
        });
        shape("circle", { cx, cy, r: 9, fill: color, stroke: "#ffffff", "stroke-width": 1.5 }, pin);
        const number = shape("text", { x: cx, y: cy + 4, "font-size": 11, "font-weight": 700, "text-anchor": "middle", fill: "#ffffff" }, pin);
        number.textContent = findings.length;
    }
}

/** The finding whose entry is to be shown as soon as there is one. */
let wanted = null;

function showEntry() {
    const entry = document.querySelector(`[data-finding="${wanted}"]`);
    if (!entry) return;
    wanted = null;
    entry.scrollIntoView({ block: "center" });
    entry.focus({ preventScroll: true });
}

/** The combination that shows a finding: that of its worst case, and of a text that does not fit one in which it is cut. */
function combinationOf(finding, banner) {
    const own = (finding.cases || []).find((one) => one.banner === banner.name) || {};
    const target = { banner: banner.name, tab: "", marks: "1" };
    for (const [key, name] of [["theme", "theme"], ["appearance", "look"], ["locale", "locale"]]) if (own[key] && CHOICES[name].includes(own[key])) target[name] = own[key];
    const inPath = data.locales.map(([tag]) => tag).find((tag) => (finding.path || "").split(".").includes(tag));
    if (!own.locale && inPath) target.locale = inPath;
    if (!isAboutText(finding)) return target;
    const base = { ...state, ...target };
    const isCut = (combination) => find(banner, combination).picture[2].length > 0;
    if (isCut(base)) return target;
    const sizes = data.sizes.slice(data.sizes.indexOf("L")).concat(data.sizes.slice(0, data.sizes.indexOf("L")));
    for (const size of sizes) {
        for (const frame of [state.window, ...CHOICES.window]) {
            for (const [values] of banner.values) {
                const combination = { ...base, size, window: frame, values };
                if (isCut(combination)) return { ...target, size, window: frame, values };
            }
        }
    }
    return target;
}

function findingView(finding, banner) {
    const rule = data.rules[finding.code] || {};
    const about = banner ? [banner] : finding.banners.map((index) => data.banners[index]);
    const view = make("article", { class: `finding ${finding.severity}`, tabindex: -1, "data-finding": data.findings.indexOf(finding), "data-key": `${finding.code} ${finding.path} ${finding.message}` },
        make("h4", {}, make("span", { class: `badge ${finding.severity}`, text: finding.severity }), " ", ...phrase(finding.message)),
        make("p", { class: "where" }, make("span", { text: `${finding.code} ${finding.rule} · ` }), make("code", { text: finding.place })));
    if (finding.label) view.append(make("p", {}, ...phrase(finding.label)));
    if (finding.notes) view.append(make("ul", {}, ...finding.notes.map((note) => make("li", {}, ...phrase(note)))));
    // What a fix does is said once, by the command that does it.
    const help = [...(finding.help || []).filter((text) => text !== finding.fix), ...(finding.fix ? [`bannerc lint --fix${finding.isUnsafe ? " --unsafe-fixes" : ""}: ${finding.fix}`] : [])];
    if (help.length) view.append(make("ul", { class: "help" }, ...help.map((text) => make("li", {}, ...phrase(text)))));
    if (about.length) {
        view.append(make("div", { class: "does" }, ...about.slice(0, 12).map((one) =>
            make("button", { type: "button", class: "plain", text: banner ? "Show where" : one.name, onclick: () => { go(combinationOf(finding, one), false); window.scrollTo(0, 0); } }))));
    }
    const play = data.queue ? data.queue.plays.findIndex((one) => data.findings[one.finding] === finding) : -1;
    if (play >= 0) view.append(make("p", { class: "does" }, link({ tab: "queue", banner: "", play: String(play), at: "0" }, {}, "Play it in the queue")));
    if (rule.why) {
        view.append(make("details", {}, make("summary", { text: "Why, and what to do" }), ...[`${rule.summary}.`, rule.why, rule.how].map((text) => make("p", {}, ...phrase(text))), make("p", { class: "hint", text: rule.source })));
    }
    return view;
}

function worstOf(indices) {
    return indices.map((index) => data.findings[index].severity).reduce((worst, severity) => (!worst || GRAVITY[severity] > GRAVITY[worst] ? severity : worst), "");
}

function badge(indices) {
    const worst = worstOf(indices);
    return worst ? make("span", { class: `badge ${worst}`, title: count(indices.length, "finding"), "aria-label": count(indices.length, "finding"), text: indices.length }) : null;
}

// --- Controls ---

const design = () => (data.designs || []).find((one) => one.theme === state.theme) || (data.designs || [])[0];
const languages = new Intl.DisplayNames(["en"], { type: "language", fallback: "code" });
function languageName(tag) {
    try { return languages.of(tag); } catch { return tag; }
}

function select(key, label, options, title) {
    const element = make("select", { id: `c-${key}`, onchange: (event) => go({ [key]: event.target.value }) }, ...options.map(([value, text]) => make("option", { value, text })));
    return make("div", { class: "control", title }, make("label", { for: `c-${key}`, text: label }), element);
}

/** The link to each view. */
const tabs = new Map();

function buildControls() {
    const controls = byId("controls");
    controls.addEventListener("submit", (event) => event.preventDefault());
    if (data.designs && data.designs.length > 1) controls.append(select("theme", "Theme", data.designs.map((one) => [one.theme, one.theme || "No theme"])));
    const segments = make("div", { class: "segments", role: "group", "aria-label": "Appearance" }, ...APPEARANCES.map(([id, label, text]) =>
        make("button", { type: "button", "data-look": id, title: label, text, "aria-label": label, onclick: () => go({ look: id }) })));
    controls.append(make("div", { class: "control" }, make("span", { class: "label", text: "Appearance", "aria-hidden": "true" }), segments));
    controls.append(select("locale", "Language", data.locales.map(([tag, rtl]) => [tag, `${languageName(tag)} (${tag})${rtl ? " ←" : ""}`])));
    const slider = make("input", { type: "range", id: "c-size", min: 0, max: data.sizes.length - 1, step: 1, oninput: (event) => go({ size: data.sizes[event.target.value] }) });
    controls.append(make("div", { class: "control" }, make("label", { for: "c-size", text: "Text size" }), make("div", { class: "size" }, slider, make("output", { for: "c-size", id: "c-size-name" }))));
    controls.append(select("window", "Window", data.windows.map(([id, label]) => [id, label])));
    const values = new Map(data.banners.flatMap((banner) => banner.values));
    if (values.size > 1) controls.append(select("values", "Values", [...values]));
    controls.append(select("vision", "Colour vision", VISIONS));
    const checks = MARKS.map(([key, label]) =>
        make("label", { class: "check" }, make("input", { type: "checkbox", id: `c-${key}`, onchange: (event) => go({ [key]: event.target.checked ? "1" : "" }) }), label));
    controls.append(make("div", { class: "control" }, make("span", { class: "label", text: "Mark", "aria-hidden": "true" }), make("div", { class: "checks", role: "group", "aria-label": "Mark" }, ...checks)));
    byId("c-keys").checked = areKeysOn;
    byId("c-keys").addEventListener("change", (event) => turnKeys(event.target.checked));
    byId("filter").append(...FILTERS.map(([value, text]) => make("option", { value, text })));
    byId("filter").addEventListener("change", (event) => go({ show: event.target.value }));
    byId("search").addEventListener("input", (event) => go({ q: event.target.value }));
    for (const [id, label] of TABS) {
        tabs.set(id, lastingLink({ tab: id, banner: "" }, label, id === "findings" && data.findings.length ? make("span", { class: `count badge ${worstOf([...data.findings.keys()])}`, text: data.findings.length }) : null));
        byId("tabs").append(make("li", {}, tabs.get(id)));
    }
}

function updateControls() {
    for (const key of ["theme", "locale", "window", "values", "vision"]) if (byId(`c-${key}`)) byId(`c-${key}`).value = state[key];
    for (const [key] of MARKS) byId(`c-${key}`).checked = state[key] === "1";
    byId("c-size").value = data.sizes.indexOf(state.size);
    byId("c-size").setAttribute("aria-valuetext", state.size);
    byId("c-size-name").textContent = state.size;
    for (const button of document.querySelectorAll("[data-look]")) button.setAttribute("aria-pressed", button.dataset.look === state.look);
    byId("filter").value = state.show;
    if (byId("search").value !== state.q) byId("search").value = state.q;
    document.body.className = state.vision ? `see-${state.vision}` : "";
    for (const [id, element] of tabs) element.refresh(state.tab === id);
}

// --- The list ---

const normal = (text) => text.toLocaleLowerCase();

function isShown(banner) {
    if (state.level && levelOf(banner).name !== state.level) return false;
    if (state.style && (banner.side || data).styles[banner.style].name !== state.style) return false;
    if (state.button && !(banner.buttons || []).includes(state.button)) return false;
    if (comparison && state.show !== "all" && (state.show === "drawn" ? !banner.change.count : banner.change.kind !== state.show)) return false;
    const severities = banner.findings.map((index) => data.findings[index].severity);
    if (state.show === "findings" && !severities.length) return false;
    if ((state.show === "error" || state.show === "warning") && !severities.includes(state.show)) return false;
    if (state.show === "cut" && !find(banner, state).picture[2].length) return false;
    if (!state.q) return true;
    const sought = normal(state.q);
    return normal(banner.name).includes(sought) || banner.strings.some((text) => normal(text).includes(sought)) || banner.findings.some((index) => normal(`${data.findings[index].code} ${data.findings[index].rule}`).includes(sought));
}

/** The level of a banner, as its version of the spec has it in the theme. */
function levelOf(banner) {
    const designs = (banner.side || data).designs;
    return (designs.find((one) => one.theme === state.theme) || designs[0]).levels[banner.level];
}

function tintOf(banner) { return levelOf(banner).tint[indexOf("look")]; }

function dot(color) {
    const element = shape("svg", { class: "dot swatch", viewBox: "0 0 12 12", "aria-hidden": "true" });
    shape("circle", { cx: 6, cy: 6, r: 5.5, fill: color, stroke: "#8888", "stroke-width": 1 }, element);
    return element;
}

// The list is made once, since it may be long, and so that focus and scrolling stay: the link to each banner, in their order, and the
// levels with their banners.
const entries = new Map();
const groups = [];
/** The link that the Tab key leads to. Arrows lead from there to the others. */
let tabStop = null;

function buildList() {
    const byLevel = new Map();
    for (const banner of data.banners) {
        const level = levelOf(banner).name;
        if (byLevel.has(level)) byLevel.get(level).push(banner); else byLevel.set(level, [banner]);
    }
    for (const [level, banners] of [...byLevel].sort(([, [one]], [, [other]]) => one.level - other.level)) {
        const heading = dot("");
        groups.push({ banners, heading, item: make("li", {}, make("h2", {}, heading, level), make("ul", {}, ...banners.map(entry))) });
    }
    byId("list").append(...groups.map((group) => group.item));
    byId("list").addEventListener("keydown", moveInList);
    byId("list").addEventListener("focusin", (event) => setTabStop(event.target.closest("a")));
}

function entry(banner) {
    const element = lastingLink({ banner: banner.name, tab: "" }, make("span", { text: banner.name }), banner.change ? kindOf(banner) : badge(banner.findings));
    element.tabIndex = -1;
    entries.set(banner, element);
    return make("li", { "data-key": banner.name }, element);
}

function updateList(shown) {
    const hadFocus = byId("list").contains(document.activeElement);
    const isListed = new Set(shown);
    for (const [banner, element] of entries) {
        element.parentElement.hidden = !isListed.has(banner);
        element.refresh(state.banner === banner.name);
    }
    for (const { banners, heading, item } of groups) {
        item.hidden = !banners.some((banner) => isListed.has(banner));
        heading.firstChild.setAttribute("fill", tintOf(banners[0]));
    }
    const current = entries.get(data.banners.find((banner) => banner.name === state.banner && isListed.has(banner)));
    if (current && current !== tabStop) reveal(current);
    const listed = [...entries.values()].filter((element) => !element.parentElement.hidden);
    setTabStop(current || (listed.includes(tabStop) ? tabStop : listed[0]) || null);
    // Whoever goes through the list by keys stays with what is shown.
    if (hadFocus) (tabStop || byId("main")).focus({ preventScroll: true });
}

function setTabStop(element) {
    if (tabStop) tabStop.tabIndex = -1;
    tabStop = element;
    if (tabStop) tabStop.tabIndex = 0;
}

/** Scrolls the list, and not the page, so that an entry is in sight. */
function reveal(element) {
    const [entry, list] = [element.getBoundingClientRect(), byId("list").getBoundingClientRect()];
    byId("list").scrollTop += Math.min(0, entry.top - list.top) + Math.max(0, entry.bottom - list.bottom);
}

function moveInList(event) {
    const listed = [...entries.values()].filter((element) => !element.parentElement.hidden);
    const at = listed.indexOf(event.target);
    const next = { ArrowDown: listed[at + 1], ArrowUp: listed[at - 1], Home: listed[0], End: listed[listed.length - 1] }[event.key];
    if (!next || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Other views have a use for these keys.
    event.stopPropagation();
    next.focus({ preventScroll: true });
    reveal(next);
}

// --- Views ---

// Pictures are drawn when they come into sight, and again when what they show has changed.
const visible = new Set();
const drawing = new WeakMap();
const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) { visible.delete(target); continue; }
        visible.add(target);
        if (!target.isDrawn) paint(target);
    }
}, { rootMargin: "600px" });

function paint(target) {
    const [banner, change, options] = drawing.get(target);
    target.replaceChildren(drawStage(banner, { ...state, ...change }, { marks: state.marks === "1", targets: state.targets === "1", ...options }));
    target.style.aspectRatio = "";
    target.isDrawn = true;
}

// Paper has no sight to come into.
addEventListener("beforeprint", () => {
    for (const target of document.querySelectorAll("figure")) if (!target.isDrawn) paint(target);
});

function shot(banner, className, change = {}, options = {}) {
    const target = make("figure", { class: className });
    // Room for what is not drawn yet, so that nothing moves when it is.
    const { width, height } = frameOf(find(banner, { ...state, ...change }), options);
    target.style.aspectRatio = `${width} / ${height}`;
    drawing.set(target, [banner, change, options]);
    watcher.observe(target);
    return target;
}

function gallery(shown) {
    if (comparison) return changes(shown);
    const chosen = [state.level && `level ${state.level}`, state.style && `style ${state.style}`, state.button && `${state.button} button`].filter(Boolean);
    const reset = chosen.length ? link({ level: "", style: "", button: "" }, { class: "back" }, "← All banners") : null;
    const about = chosen.length ? chosenViews() : [];
    if (!shown.length) return [reset, ...about, make("p", { class: "empty", text: chosen.length && !state.q && state.show === "all" ? "No banner has it." : data.banners.length ? "No banner is like that. Search for something else, or show all banners." : data.isWhole ? "This spec has no banners: it is for others to use. Its levels and its styles have views of their own." : "There is no banner that could be understood." })].filter(Boolean);
    const isWide = data.windows[indexOf("window")][2] > 4500;
    const heading = make(chosen.length ? "h3" : "h2", { text: count(shown.length, "banner") });
    const hint = make("p", { class: "hint" }, `${state.size}, ${data.windows[indexOf("window")][1]}, ${languageName(state.locale)}`);
    return [reset, ...about, heading, hint, make("div", { class: isWide ? "grid wide" : "grid" }, ...shown.map((banner) => make("article", { class: "card", "data-key": banner.name },
        make("header", {}, link({ banner: banner.name }, {}, banner.name), badge(banner.findings), make("span", { class: "chip", text: levelOf(banner).name })),
        shot(banner, "shot"))))].filter(Boolean);
}

// --- Before and after ---

const KIND_WORDS = { new: "new", gone: "gone", changed: "changed" };

function kindOf(banner) {
    const kind = banner.change.kind;
    return make("span", { class: `badge ${kind === "changed" ? "warning" : kind === "new" ? "good" : "error"}`, text: KIND_WORDS[kind] });
}

/** What a banner looks like in a combination, to be compared. Ids of parts are others each time. */
function traceOf(banner, combination) {
    return drawStage(banner, combination).outerHTML.replace(/\b[bw]\d+[a-z0-9]*/g, "");
}

function changeList(list) {
    return make("ul", { class: "changes" }, ...list.map((one) => make("li", {}, make("span", { class: `badge ${{ major: "error", minor: "warning", patch: "info" }[one.level]}`, text: one.level }), " ", ...phrase(one.message),
        make("p", { class: "where" }, `${one.code} · `, make("code", { text: one.place })), ...(one.notes || []).map((note) => make("p", { class: "hint" }, ...phrase(note))))));
}

/** What a combination has that is not shown now, in words. */
function otherChoices(banner, example) {
    const words = {
        theme: (theme) => (theme ? `theme ${theme}` : "no theme"), look: (look) => APPEARANCES.find(([id]) => id === look)[1].toLowerCase(), locale: languageName,
        values: (values) => (((banner.change.after || banner.change.before).values.find(([id]) => id === values) || [])[1] || "other values").toLowerCase(),
        size: (size) => size, window: (frame) => (data.windows.find(([id]) => id === frame) || [])[1],
    };
    return Object.keys(words).filter((key) => example[key] !== state[key]).map((key) => words[key](example[key])).join(", ");
}

/** A banner before and after, beside each other, and where they differ. */
function pair(banner, options) {
    const { before, after, count: number, total, example } = banner.change;
    const side = (one, label, missing) => make("div", {}, make("h3", { text: label }), one ? shot(one, "shot", {}, { marks: false, ...options }) : make("p", { class: "empty", text: missing }));
    const isSame = before && after && traceOf(before, state) === traceOf(after, state);
    const note = !before || !after ? null : make("p", { class: "differs" },
        number ? `Drawn otherwise in ${number} of ${total} combinations${isSame ? ", but not in this one." : "."} ` : "Drawn as it was, in all combinations. ",
        isSame && example ? make("button", { type: "button", class: "plain", onclick: () => go({ ...example }), text: `Show in ${otherChoices(banner, example)}` }) : null);
    return [make("div", { class: "pair" }, side(before, `Before: ${comparison.before.label}`, "Not there"), side(after, `After: ${comparison.label}`, "Gone")), note].filter(Boolean);
}

function changes(shown) {
    const others = comparison.other.map((index) => comparison.changes[index]);
    const hint = `${state.size}, ${data.windows[indexOf("window")][1]}, ${languageName(state.locale)}`;
    return [
        make("h2", { text: `${data.banners.length} of ${count(comparison.all, "banner")} ${data.banners.length === 1 ? "has" : "have"} changed` }), make("p", { class: "hint", text: hint }),
        ...(shown.length ? [] : [make("p", { class: "empty", text: data.banners.length ? "No banner is like that." : "All banners are drawn as they were." })]),
        make("div", { class: "grid pairs" }, ...shown.map((banner) => make("article", { class: "card", "data-key": banner.name },
            make("header", {}, link({ banner: banner.name }, {}, banner.name), kindOf(banner), make("span", { class: "chip", text: levelOf(banner).name })),
            ...pair(banner), banner.change.changes.length ? changeList(banner.change.changes.map((index) => comparison.changes[index])) : null))),
        ...(others.length ? [make("section", { class: "panel others" }, make("h3", { text: "What banners share" }), changeList(others))] : []),
    ];
}

/** One banner before and after. */
function compared(banner) {
    const { before, after, changes: list, looks, locales, sizes } = banner.change;
    const where = [...looks.map((look) => [{ look }, APPEARANCES.find(([id]) => id === look)[1]]), ...locales.map((locale) => [{ locale }, languageName(locale)]), ...sizes.map((size) => [{ size }, size])];
    return [
        link({ banner: "" }, { class: "back" }, "← All that have changed"),
        make("h2", {}, banner.name, " ", kindOf(banner)), ...pair(banner, { whole: true }),
        where.length ? make("p", { class: "differs" }, "They differ in ", ...where.map(([change, label]) => make("button", { type: "button", class: "plain", "aria-pressed": Object.entries(change).every(([key, value]) => state[key] === value) ? "true" : "false", onclick: () => go(change), text: label }))) : null,
        list.length ? make("section", { class: "panel" }, make("h3", { text: count(list.length, "change") }), changeList(list.map((index) => comparison.changes[index]))) : null,
        make("div", { class: "pair" }, make("div", {}, before ? speech("What a screen reader said", before) : null), make("div", {}, after ? speech("What it says now", after) : null)),
    ].filter(Boolean);
}

function facts(list) {
    const items = [];
    for (let at = 0; at + 1 < list.length; at += 2) items.push(make("dt", { text: list[at] }), make("dd", { text: list[at + 1] }));
    return make("dl", { class: "facts" }, ...items);
}

function one(banner) {
    const found = find(banner, state);
    const findings = banner.findings.map((index) => data.findings[index]);
    const plays = (data.queue ? data.queue.plays : []).map((play, index) => [play, index]).filter(([play]) => play.lanes.some((lane) => data.banners[lane.banner] === banner));
    const cut = found.picture[2].length ? make("p", { class: "notice", text: "Text is cut here: there is no room for all of it in the lines that the style allows." }) : null;
    const about = make("section", { class: "panel" }, make("h3", { text: "Facts" }), facts([
        "Level", levelOf(banner).name, "Style", data.styles[banner.style].name, "Surface", banner.surface, ...banner.facts,
        "Size", `${found.picture[0] / 10} × ${found.picture[1] / 10} pt`]));
    const list = make("section", { class: "panel" }, make("h3", { text: findings.length ? count(findings.length, "finding") : "No findings" }), ...(findings.length ? findings.sort((one, other) => GRAVITY[other.severity] - GRAVITY[one.severity]).map((finding) => findingView(finding, banner)) : [make("p", { class: "hint", text: "The rules have nothing against this banner." })]));
    return [
        link({ banner: "" }, { class: "back" }, "← All banners"),
        make("h2", { text: banner.name }), banner.about ? make("p", { class: "hint", text: banner.about }) : null,
        make("div", { class: "one" }, make("div", {}, cut, shot(banner, "big", {}, { whole: true, moves: true }), motionPanel(banner)), make("div", {}, list, speech("What a screen reader says", banner), about,
            plays.length > 0 ? make("section", { class: "panel" }, make("h3", { text: "In the queue" }), make("ul", { class: "plays" }, ...plays.map(([play, index]) => make("li", {}, link({ tab: "queue", banner: "", play: String(index), at: "0" }, {}, ...phrase(play.title)))))) : null)),
        make("h3", { text: "In every language and size" }), matrix(banner),
    ].filter(Boolean);
}

/** One banner in all languages, at the sizes that tell most. */
function matrix(banner) {
    const wanted = data.sizes.filter((size) => ["XS", "L", "XXXL", "AX1", "AX3", "AX5"].includes(size));
    const cell = (size, locale) => {
        const combination = { ...state, size, locale };
        const found = find(banner, combination);
        const [width, height] = [found.picture[0] / 10, Math.min(found.picture[1], found.stage[3]) / 10];
        const scale = Math.min(1, 240 / width);
        const isCut = found.picture[2].length > 0;
        const svg = shape("svg", { class: "banner", viewBox: `0 0 ${width} ${height}`, width: width * scale, height: height * scale, role: "img" });
        label(svg, banner, found, `${size}, ${locale}${isCut ? ", cut" : ""}`);
        shape("rect", { width, height, fill: isDark(state.look) ? "#000000" : "#f2f2f7" }, svg);
        drawBar(svg, banner, found, state.look, { bare: true, marks: true });
        return make("td", { "data-key": `${size} ${locale}` }, link({ size, locale }, { class: isCut ? "cut" : "", "aria-current": size === state.size && locale === state.locale ? "true" : false }, svg));
    };
    return make("div", { class: "matrix", tabindex: 0, role: "region", "aria-label": "In every language and size" }, make("table", {},
        make("thead", {}, make("tr", {}, make("td"), ...data.locales.map(([tag]) => make("th", { scope: "col", text: languageName(tag) })))),
        make("tbody", {}, ...wanted.map((size) => make("tr", {}, make("th", { scope: "row", text: size }), ...data.locales.map(([tag]) => cell(size, tag)))))));
}

/** A level, a style or a kind of button by itself, above the banners that have it. */
function chosenViews() {
    const shown = design();
    if (!shown) return [];
    const level = shown.levels.find((one) => one.name === state.level);
    const style = data.styles.findIndex((one) => one.name === state.style);
    return [
        ...(level ? [make("h2", { text: `Level ${level.name}` }), make("div", { class: "levels" }, levelCard(level, shown))] : []),
        ...(style >= 0 ? [make("h2", { text: `Style ${state.style}` }), make("div", { class: "levels" }, styleCard(data.styles[style], style))] : []),
        ...(state.button ? [make("h2", { text: `Buttons: ${state.button}` }), make("p", { class: "hint", text: "On each level: at rest, pressed and disabled." }), make("div", { class: "levels" }, ...shown.levels.map((one) => levelCard(one, shown, state.button)))] : []),
    ];
}

const LABELS = { icon: "icon button" };

/** A level: its colours, what is drawn on them, and the contrast of each pair. With `variant`, only buttons of this kind. */
function levelCard(one, shown, variant) {
    const look = indexOf("look");
    const sample = make("div", { class: "swatch" });
    sample.style.background = one.tint[look];
    sample.style.color = one.onTint[look];
    const icon = shape("svg", { width: 22, height: 22, viewBox: "0 0 24 24", "aria-hidden": "true" });
    if (one.icon) drawSymbol(icon, { x: 0, y: 0, width: 24, part: 1 }, one.icon, one.accent[look], "l");
    sample.append(make("div", { class: "line", lang: state.locale }, icon, one.name));
    const buttons = one.buttons.filter((button) => !variant || button.variant === variant);
    // A kind of button a line, in its states.
    sample.append(...buttons.map((button) => make("div", { class: "buttons" }, ...BUTTON_STATES.map((name, index) => buttonSample(button, look, index, name)))));
    const uses = data.banners.filter((banner) => shown.levels[banner.level] === one).length;
    const about = variant ? link({ tab: "", level: one.name, button: "", banner: "" }, {}, `Level ${one.name}`)
        : make("p", {}, one.about || "", state.level === one.name ? "" : uses ? link({ tab: "", level: one.name, style: "", button: "", banner: "" }, {}, ` ${count(uses, "banner")}`) : " no banner");
    const pairs = variant ? one.pairs.filter((pair) => pair.name === (LABELS[variant] || `label of ${variant}`)) : one.pairs;
    return make("section", { class: "card level" }, sample, make("div", { class: "body" }, about,
        ratioTable(pairs.map((pair) => ({ name: pair.name, pair })))));
}

function colors() {
    const shown = design();
    if (!shown) return [make("p", { class: "empty", text: "The spec has no colours that could be understood." })];
    const named = (title, about, colors) => colors.length ? [make("h3", { text: title }), make("p", { class: "hint", text: about }), make("div", { class: "palette" }, ...colors.map((color) => swatch(color, shown)))] : [];
    return [
        make("h2", { text: shown.theme ? `Levels in the theme ${shown.theme}` : "Levels" }), make("p", { class: "hint", text: "Contrast by WCAG 2.2: 4.5:1 for text, 3:1 for icons and borders." }),
        make("div", { class: "levels" }, ...shown.levels.map((level) => levelCard(level, shown))),
        ...named("Palette", "Light, dark, light with high contrast, dark with high contrast; and the pairs of levels with this colour.", shown.colors.filter((color) => color.name)),
        ...named("Tokens", "Colours that the spec takes from files of design tokens, by their paths.", shown.colors.filter((color) => color.token)),
    ];
}

/** A colour with a name, in each appearance that takes it, and the contrast of the pairs that it is one of. */
function swatch(color, shown) {
    const tiles = color.color.map((value, index) => {
        const tile = make("div", { title: `${APPEARANCES[index][1]}: ${value || "not this token"}` });
        tile.style.background = value || "none";
        return tile;
    });
    const pairs = color.pairs.map(([level, index]) => [shown.levels[level], shown.levels[level].pairs[index]]);
    const rows = pairs.map(([level, pair]) => ({ name: link({ tab: "", level: level.name, style: "", button: "", banner: "" }, {}, `${level.name}: ${pair.name}`), pair, isIn: (index) => color.color[index] }));
    return make("section", { class: "card" }, make("div", { class: "swatch checker" }, ...tiles), make("div", { class: "body" },
        make("b", { text: color.name || color.token }), make("p", { class: "hint", text: color.about || "" }), ...valuesOf(color.color),
        rows.length ? ratioTable(rows) : null));
}

/** A colour's values, each with the appearances that have it where there are several. */
function valuesOf(color) {
    const values = [...new Set(color.filter(Boolean))];
    const looks = (value) => APPEARANCES.filter((_, index) => color[index] === value).map(([, , text]) => text).join(", ");
    return values.map((value) => make("div", {}, make("code", { text: value }), values.length > 1 ? make("span", { class: "hint", text: ` ${looks(value)}` }) : null));
}

/** The contrast of pairs, each with a name, in each appearance that it is in. What is too low says so. */
function ratioTable(rows) {
    // With more decimals where two would say more than is reached.
    const decimals = (value) => Number(value.toFixed(2)) === value ? value.toFixed(2) : String(value);
    const ratio = (value, need) => make("td", { class: value < need ? "low" : "" }, decimals(value), value < need ? make("span", { class: "hidden", text: " too low" }) : null);
    return make("table", { class: "ratios" }, make("thead", {}, make("tr", {}, make("td"), ...APPEARANCES.map(([, , text]) => make("th", { scope: "col", text })))),
        make("tbody", {}, ...rows.map(({ name, pair, isIn }) => make("tr", {}, make("th", { scope: "row" }, name), ...pair.ratios.map((value, index) => isIn && !isIn(index) ? make("td") : ratio(value, pair.need))))));
}

/** The states of a button, in the order in which the data has its colours. */
const BUTTON_STATES = ["", "pressed", "disabled"];

function buttonSample(button, look, index, name) {
    const [fill, label, line] = button.states[index][look];
    const words = [button.variant, name].filter(Boolean).join(", ");
    const element = make("span", { class: "sample", title: words, text: button.variant === "icon" ? "" : words });
    if (button.variant === "icon") {
        const icon = shape("svg", { width: 20, height: 20, viewBox: "0 0 24 24", role: "img", "aria-label": words }, element);
        drawSymbol(icon, { x: 0, y: 0, width: 24, part: 1 }, "xmark", label, "s");
    }
    element.style.background = fill || "none";
    element.style.color = label;
    element.style.borderWidth = line ? `${button.line}px` : "0";
    element.style.borderColor = line || "transparent";
    element.style.borderRadius = `${button.radius}px`;
    element.style.minHeight = `${Math.min(button.height, 60)}px`;
    return element;
}

function styleCard(style, index) {
    const uses = data.banners.filter((banner) => banner.style === index);
    const number = state.style === style.name ? null : uses.length ? link({ tab: "", style: style.name, level: "", button: "", banner: "" }, {}, count(uses.length, "banner")) : make("span", { class: "hint", text: "no banner" });
    return make("section", { class: "card" }, make("header", {}, make("b", { text: style.name }), number),
        uses.length ? shot(uses[0], "shot", {}, { marks: false }) : null, make("div", { class: "panel" }, make("p", { class: "hint", text: style.about || "" }), facts(style.facts)));
}

function styles() {
    const variants = (CHOICES.button || []).filter(Boolean).map((variant) => [variant, data.banners.filter((banner) => banner.buttons.includes(variant)).length]);
    return [
        make("h2", { text: "Styles" }), make("div", { class: "levels" }, ...(data.styles || []).map(styleCard)),
        ...(variants.length ? [make("h3", { text: "Buttons" }), make("ul", { class: "plays" }, ...variants.map(([variant, uses]) => make("li", {}, link({ tab: "", button: variant, level: "", style: "", banner: "" }, {}, variant), ` ${uses ? count(uses, "banner") : "no banner"}`)))] : []),
    ];
}

// --- The queue ---

const PHASES = ["waits", "comes in", "is shown", "leaves"];
let ticking = 0;

/** What is played now: the script, its moments, and which of them. */
function played() {
    const plays = data.queue.plays;
    const play = plays[Math.min(Math.max(0, Number(state.play) || 0), plays.length - 1)];
    return { play, at: Math.min(Math.max(0, Number(state.at) || 0), play.moments.length - 1) };
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toLocaleString("en", { maximumFractionDigits: 2 })} s`;

/** Where each moment stands: a long time is wider than a short one, but not as many times as it is longer. */
function positions(play, width) {
    const widths = play.moments.slice(1).map(({ at }, index) => Math.log2(1 + (at - play.moments[index].at) / 120) + .7);
    const total = widths.reduce((one, other) => one + other, 0) || 1;
    let x = 0;
    const places = [0, ...widths.map((one) => (x += one) * width / total)];
    const time = (at) => {
        const next = play.moments.findIndex((moment) => moment.at >= at);
        if (next < 0) return width;
        const [to, from] = [play.moments[next], play.moments[next - 1]];
        return !from || to.at === at ? places[next] : places[next - 1] + (places[next] - places[next - 1]) * (at - from.at) / (to.at - from.at);
    };
    return { places, time };
}

function timeline({ play, at }) {
    const names = play.lanes.map((lane) => data.banners[lane.banner].name);
    const left = 8;
    const room = byId("main").clientWidth - Math.min(byId("main").clientWidth / 3, Math.max(...names.map((name) => name.length)) * 8 + 14) - 100;
    // Wide enough to tell moments apart; what is wider than the page scrolls.
    const width = Math.max(room, left + play.moments.length * 34 + 40);
    const [row, top] = [38, 30];
    const height = top + play.lanes.length * row + 8;
    const { places, time } = positions(play, width - left - 28);
    const svg = shape("svg", { class: "timeline", viewBox: `0 0 ${width} ${height}`, width, height, "aria-hidden": "true" });
    let labelled = -99;
    play.moments.forEach((moment, index) => {
        const x = left + places[index];
        shape("line", { x1: x, x2: x, y1: top - 4, y2: height - 4, class: "tick" }, svg);
        if (x - labelled < 46) return;
        labelled = x;
        shape("text", { x, y: 16, class: "time", "text-anchor": index ? "middle" : "start" }, svg).textContent = seconds(moment.at);
    });
    const last = play.moments[play.moments.length - 1].at;
    play.lanes.forEach((lane, index) => {
        const y = top + index * row;
        const banner = data.banners[lane.banner];
        const level = design().levels[banner.level];
        for (let step = 0; step < lane.phases.length; step += 2) {
            const [phase, from] = [lane.phases[step], lane.phases[step + 1]];
            if (phase === 4) continue;
            const to = step + 3 < lane.phases.length ? lane.phases[step + 3] : phase === 3 ? last : lane.end ?? last;
            const [x1, x2] = [left + time(from), left + time(Math.max(from, to))];
            const box = { x: x1, y: y + 6, width: Math.max(2, x2 - x1), height: 24, rx: 5 };
            if (phase === 0) shape("rect", { ...box, class: "waiting" }, svg);
            else shape("rect", { ...box, fill: level.tint[indexOf("look")], "fill-opacity": phase === 2 ? 1 : .45, class: "showing" }, svg);
        }
        if (lane.end !== undefined) {
            drawEnd(svg, left + time(lane.end), y + 18, lane.outcome);
        }
    });
    const x = left + places[at];
    shape("line", { x1: x, x2: x, y1: 20, y2: height, class: "cursor" }, svg);
    shape("path", { d: `M${x - 6} 19h12l-6 8z`, class: "cursor" }, svg);
    svg.addEventListener("click", (event) => {
        const sought = event.clientX - svg.getBoundingClientRect().left - left;
        const nearest = places.reduce((best, place, index) => (Math.abs(place - sought) < Math.abs(places[best] - sought) ? index : best), 0);
        go({ at: String(nearest) });
    });
    return svg;
}

// Ways in which people have seen a banner to its end.
const ENDS = ["timedOut", "dismissed(swipe)", "dismissed(tap)", "dismissed(closeButton)", "link", "opened", "cleared"];

/** A dot where a banner was seen to its end, and a cross where it was not: colours alone do not tell everybody. */
function drawEnd(svg, x, y, outcome) {
    if (ENDS.includes(outcome)) {
        shape("circle", { cx: x, cy: y, r: 4.5, class: "end" }, svg);
        return;
    }
    const cross = { d: `M${x - 4} ${y - 4}l8 8m0 -8l-8 8` };
    shape("path", { ...cross, class: "around" }, svg);
    shape("path", { ...cross, class: "unseen" }, svg);
}

function stop() {
    clearInterval(ticking);
    ticking = 0;
}

function step(by) {
    const { play, at } = played();
    const next = Math.min(Math.max(0, at + by), play.moments.length - 1);
    if (next !== at) go({ at: String(next) });
    else stop();
}

function toggle() {
    if (ticking) { stop(); update(); return; }
    const { play, at } = played();
    if (at === play.moments.length - 1) go({ at: "0" });
    ticking = setInterval(() => (state.tab === "queue" ? step(1) : stop()), 1100);
    update();
}

/** What a step of the queue is, for those who do not see it. */
function queueWords() {
    const { play, at } = played();
    const moment = play.moments[at];
    return [`${at + 1} of ${play.moments.length}, ${seconds(moment.at)}`, ...moment.events].join(". ").replace(/`/g, "");
}

function queueView() {
    if (!data.queue || !data.queue.plays.length) return [make("h2", { text: "Queue" }), make("p", { class: "empty", text: "There is no banner that could wait." })];
    const now = played();
    const { play, at } = now;
    const moment = play.moments[at];
    const button = (id, label, text, action, disabled) => make("button", { type: "button", id: `play-${id}`, class: "plain", "aria-label": label, title: label, text, disabled, onclick: action });
    const finding = play.finding === undefined ? null : data.findings[play.finding];
    const reasons = new Map(moment.reasons);
    const lanes = play.lanes.map((lane, index) => {
        const banner = data.banners[lane.banner];
        const isAsked = lane.phases.length && lane.phases[1] <= moment.at || lane.end !== undefined && lane.end <= moment.at;
        const isOver = lane.end !== undefined && lane.end <= moment.at;
        const why = !isAsked ? "is not asked for yet" : isOver ? `${lane.outcome}: ${lane.why}` : reasons.get(index) || "";
        return make("li", { class: isOver ? "over" : "" }, dot(tintOf(banner)), link({ tab: "", banner: banner.name }, {}, banner.name), lane.group ? make("span", { class: "chip", text: lane.group }) : null, make("span", {}, ...phrase(why)));
    });
    const strip = make("div", { class: "strip", tabindex: 0, role: "region", "aria-label": "Over time" }, timeline(now));
    const names = make("ul", { class: "names", "aria-hidden": "true" }, ...play.lanes.map((lane) => make("li", { class: lane.end !== undefined && lane.end <= moment.at ? "over" : "", text: data.banners[lane.banner].name, title: data.banners[lane.banner].name })));
    requestAnimationFrame(() => {
        const cursor = strip.querySelector("path.cursor");
        if (!cursor || strip.scrollWidth <= strip.clientWidth) return;
        strip.scrollLeft = cursor.getBBox().x - strip.clientWidth / 2;
    });
    return [
        make("h2", { text: "The queue, played" }),
        make("p", { class: "hint" }, "What BannerKit's queue decides with the banners of this spec. Step through it to see why a banner waits, or why it never shows."),
        make("div", { class: "control script" }, make("label", { for: "c-play", text: "Script" }), make("select", { id: "c-play", onchange: (event) => { stop(); go({ play: event.target.value, at: "0" }); } },
            ...data.queue.plays.map((one, index) => make("option", { value: String(index), selected: one === play, text: `${one.finding === undefined ? "" : "Finding: "}${one.title.replace(/`/g, "")}` })))),
        make("section", { class: "panel player" },
            make("h3", {}, finding ? make("span", { class: `badge ${finding.severity}`, text: finding.code }) : null, finding ? " " : "", ...phrase(play.title)), make("p", { class: "hint" }, ...phrase(play.about)),
            make("div", { class: "stage" }, names, strip),
            make("div", { class: "legend", "aria-hidden": "true" }, make("span", { class: "key waiting", text: "waits" }), make("span", { class: "key showing", text: "is shown" }), make("span", { class: "key end", text: "over" }), make("span", { class: "key unseen", text: "over otherwise: replaced, dropped, …" })),
            make("div", { class: "steps", role: "group", "aria-label": "Steps" },
                button("first", "To the start", "⏮", () => go({ at: "0" }), at === 0), button("back", "One step back", "←", () => { stop(); step(-1); }, at === 0),
                button("toggle", ticking ? "Stop" : "Play", ticking ? "❚❚" : "▶", toggle), button("next", "One step on", "→", () => { stop(); step(1); }, at === play.moments.length - 1),
                make("span", { class: "count", text: `${at + 1} of ${play.moments.length}` }), make("b", { text: seconds(moment.at) })),
            make("ol", { class: "events" }, ...moment.events.map((text) => make("li", {}, ...phrase(text)))),
            make("h4", { text: "What each one does now" }), make("ul", { class: "lanes" }, ...lanes)),
        make("section", { class: "panel" }, make("h3", { text: "The queue" }), facts(data.queue.facts)),
    ];
}

function findings() {
    if (!data.findings.length) return [make("h2", { text: "No findings" }), make("p", { class: "hint", text: "The rules have nothing against this spec." })];
    const groups = ["error", "warning", "info"].map((severity) => [severity, data.findings.filter((finding) => finding.severity === severity)]).filter(([, list]) => list.length);
    return [make("h2", { text: count(data.findings.length, "finding") }), ...groups.map(([severity, list]) => {
        const panel = make("section", { class: "panel" }, make("h3", { text: count(list.length, severity === "info" ? "note" : severity) }));
        addFindings(panel, list, 0);
        return panel;
    })];
}

// So many findings are shown at once: each is some fifty elements, and a browser takes seconds for thousands.
const PORTION = 200;

/** Adds a portion of `list`, and a way to the next one. */
function addFindings(panel, list, start) {
    const added = list.slice(start, start + PORTION).map((finding) => findingView(finding));
    panel.append(...added);
    const rest = list.length - start - added.length;
    if (!rest) return;
    panel.append(make("button", { type: "button", class: "plain more", text: `Show ${Math.min(rest, PORTION)} of ${rest} more`, onclick: (event) => {
        event.target.remove();
        addFindings(panel, list, start + PORTION);
        panel.children[start + PORTION + 1].focus();
    } }));
}

let former = "";

function update() {
    const shown = data.banners.filter(isShown);
    updateControls();
    updateList(shown);
    const banner = data.banners.find((one) => one.name === state.banner);
    const heading = JSON.stringify([VIEW.map((key) => state[key]), banner || comparison ? { ...state, moment: "", reduced: "" } : [state.level, state.style, state.button, state.window, shown.map((one) => one.name)], state.tab || state.level || state.style || state.button ? [state.theme, state.look] : "", state.tab === "queue" ? [state.play, state.at, ticking > 0] : ""]);
    if (heading !== former) {
        former = heading;
        watcher.disconnect();
        visible.clear();
        const view = state.tab === "colors" ? colors() : state.tab === "styles" ? styles() : state.tab === "queue" ? queueView() : state.tab === "findings" ? findings() : banner ? (banner.change ? compared(banner) : one(banner)) : gallery(shown);
        const places = Places.note(byId("main"));
        // In another view, what has the same place is something else.
        document.querySelector(".view").replaceWith(make("div", { class: "view", "data-key": VIEW.map((key) => state[key]) }, ...view));
        Places.restore(places);
        // A button that has come to the end hands over to its neighbour; from what is no more there, people come to the view itself.
        if (places.focus && document.activeElement === document.body) (byId("play-toggle") || byId("main")).focus({ preventScroll: true });
    } else {
        for (const target of document.querySelectorAll("figure")) target.isDrawn = false;
        for (const target of visible) paint(target);
        const hint = document.querySelector(".view > .hint");
        if (hint && !state.tab) hint.textContent = `${state.size}, ${data.windows[indexOf("window")][1]}, ${languageName(state.locale)}`;
    }
    updateMotion();
    if (wanted !== null) showEntry();
    updateNotices();
    document.title = `${banner ? `${banner.name} – ` : ""}${data.name} – banners`;
    say(state.tab === "queue" && data.queue?.plays.length ? queueWords() : `${count(shown.length, "banner")} shown`);
}

/** Has screen readers say something, once: they say again what is set again. */
function say(text) {
    if (byId("status").textContent !== text) byId("status").textContent = text;
}

const faults = data.isWhole ? [] : [make("p", { class: "notice" }, data.isFormer ? "This spec has errors. It is shown as it was before them. " : "This spec has errors. What could be understood is shown. ", lastingLink({ tab: "findings", banner: "" }, "See what is wrong"))];

/** What is wrong with the page as a whole. It stays while views change, so that it is said once. */
function updateNotices() {
    const notices = state.tab === "findings" ? [] : [...faults];
    for (const fault of notices) fault.lastChild.refresh(false);
    if (unknown.length) notices.unshift(make("p", { class: "notice", text: `The address asks for ${unknown.join(" and ")}, which this spec does not have.` }));
    const words = (list) => list.map((one) => one.textContent).join();
    if (words(notices) !== words([...byId("notices").children])) byId("notices").replaceChildren(...notices);
}

// --- Keys ---

// Who speaks to the computer, or hits a key by accident, can turn off those keys that are a single character (WCAG 2.1.4), on all pages.
const KEYS = "bannerc keys";
let areKeysOn = true;
// A browser that keeps nothing for a page from the disk may throw.
try { areKeysOn = localStorage.getItem(KEYS) !== "off"; } catch { /* They are on. */ }

function turnKeys(on) {
    areKeysOn = on;
    try { localStorage.setItem(KEYS, on ? "on" : "off"); } catch { /* For as long as the page is open. */ }
}

addEventListener("keydown", (event) => {
    if (!areKeysOn && event.key.length === 1) return;
    if (event.altKey || event.ctrlKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    const choose = (key, by) => {
        const all = CHOICES[key];
        const at = indexOf(key) + by;
        if (at >= 0 && at < all.length) go({ [key]: all[at] });
    };
    const move = (by) => {
        const shown = data.banners.filter(isShown);
        const at = shown.findIndex((banner) => banner.name === state.banner);
        const next = shown[at < 0 ? 0 : Math.min(Math.max(at + by, 0), shown.length - 1)];
        if (next) go({ banner: next.name, tab: "" }, false);
    };
    const keys = {
        "/": () => byId("search").focus(), j: () => move(1), k: () => move(-1), "+": () => choose("size", 1), "-": () => choose("size", -1),
        d: () => go({ look: APPEARANCES[(indexOf("look") + 1) % 4][0] }), l: () => go({ locale: CHOICES.locale[(indexOf("locale") + 1) % CHOICES.locale.length] }),
        w: () => go({ window: CHOICES.window[(indexOf("window") + 1) % CHOICES.window.length] }), ...(comparison ? {} : { m: () => go({ marks: state.marks ? "" : "1" }) }), t: () => go({ targets: state.targets ? "" : "1" }),
        ...(state.tab === "queue" && data.queue && data.queue.plays.length ? { ArrowRight: () => { stop(); step(1); }, ArrowLeft: () => { stop(); step(-1); }, Home: () => go({ at: "0" }), End: () => go({ at: String(played().play.moments.length - 1) }), p: toggle } : {}),
        Escape: () => (state.banner ? go({ banner: "" }, false) : undefined),
    };
    if (!Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]();
});
addEventListener("hashchange", follow);
addEventListener("popstate", follow);
// A page that is served is about to load itself again.
addEventListener("leave", settle);
document.querySelector(".skip").addEventListener("click", (event) => {
    // The hash is what is shown: the way to the banners must not change it.
    event.preventDefault();
    byId("main").focus({ preventScroll: true });
    byId("main").scrollIntoView();
});

byId("name").textContent = data.name;
byId("about").textContent = data.about || data.path;
buildControls();
buildList();
follow();
})();
