"use strict";
// Hears from `bannerc preview --serve` that this page has changed, and loads it again, where it was left.
(() => {
const PLACE = `bannerc ${location.pathname}`;
const own = document.querySelector("meta[name=revision]").content;
const box = document.createElement("div");
box.id = "live";
box.setAttribute("role", "status");
document.body.append(box);
let source = null;
let said = "";

function say(kind, lines) {
    // What is set again would be read out again.
    const words = [kind, ...lines].join("\n");
    if (words === said) return;
    said = words;
    box.className = kind;
    box.replaceChildren(...lines.map((line) => {
        const element = document.createElement("p");
        element.textContent = line;
        return element;
    }));
}

/** Keeps where people are for the page that comes; what they have chosen stands in the address. */
function reload() {
    dispatchEvent(new Event("leave"));
    sessionStorage.setItem(PLACE, JSON.stringify({ x: scrollX, y: scrollY, places: Places.note(document.body) }));
    location.reload();
}

function goBack() {
    const kept = sessionStorage.getItem(PLACE);
    if (!kept) return;
    sessionStorage.removeItem(PLACE);
    const { x, y, places } = JSON.parse(kept);
    Places.restore(places);
    history.scrollRestoration = "manual";
    scrollTo(x, y);
}

function listen() {
    source = new EventSource("/events");
    source.onmessage = ({ data }) => {
        const { pages, problems } = JSON.parse(data);
        const next = pages[decodeURIComponent(location.pathname)];
        if (next !== undefined && next !== own) reload();
        else if (problems.length) say("problem", problems);
        else if (next === undefined) { if (own) say("problem", ["This spec is gone."]); }
        else say("", ["Live"]);
    };
    source.onerror = () => say("lost", ["bannerc has ended, or does not answer."]);
}

// Browsers have few connections to a host, and a page that nobody sees needs none.
document.addEventListener("visibilitychange", () => {
    if (document.hidden && source) { source.close(); source = null; }
    if (!document.hidden && !source) listen();
});
goBack();
if (!document.hidden) listen();
})();
