"use strict";
// Where people are on a page: what has the focus, what is open and how far it is scrolled. Who makes the page or a part of it anew notes that before, and puts it back after.
const Places = (() => {
/** A selector that finds the same element in the next rendering: by its id, by a `data-key` that says what it stands for, or by its place. */
function wayTo(element) {
    if (element.id) return `#${CSS.escape(element.id)}`;
    const { parentElement: parent, localName: name } = element;
    if (!parent) return name;
    if (element.dataset.key !== undefined) return `${wayTo(parent)} > ${name}[data-key="${CSS.escape(element.dataset.key)}"]`;
    const place = [...parent.children].filter((one) => one.localName === name).indexOf(element) + 1;
    return `${wayTo(parent)} > ${name}:nth-of-type(${place})`;
}

/** Where people are within `root`. What can be scrolled has a place among those for the Tab key; the list has such places in it. */
function note(root) {
    const active = document.activeElement;
    const isWithin = active !== root && root.contains(active);
    return {
        focus: isWithin ? wayTo(active) : null,
        caret: isWithin ? active.selectionStart ?? null : null,
        open: [...root.querySelectorAll("details[open]")].map(wayTo),
        scrolled: [...root.querySelectorAll("[tabindex='0'], #list")].filter((one) => one.scrollLeft || one.scrollTop).map((one) => [wayTo(one), one.scrollLeft, one.scrollTop]),
    };
}

/** Brings people back to where they were, as far as that is still there. */
function restore({ focus, caret, open, scrolled }) {
    for (const way of open) document.querySelector(way)?.setAttribute("open", "");
    for (const [way, left, top] of scrolled) document.querySelector(way)?.scrollTo(left, top);
    const active = focus && document.querySelector(focus);
    if (!active) return;
    active.focus({ preventScroll: true });
    if (caret !== null) active.setSelectionRange?.(caret, caret);
}

return { note, restore };
})();
