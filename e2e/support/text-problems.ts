import type { Page } from '@playwright/test';

/** Finds text that cannot be read: cut off, covered by other text, or wider than the screen. */
export function findTextProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number };
    type Written = { element: Element; words: string; box: Box };
    const tolerance = 3;
    // A section that is drawn when it comes near has its real place only then.
    for (const later of document.querySelectorAll<HTMLElement>('main *, footer')) {
      if (getComputedStyle(later).contentVisibility === 'auto') later.style.contentVisibility = 'visible';
    }

    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const wide = over > 1 ? [`The page is ${over} px wider than the screen: ${widest()}`] : [];
    const cut: string[] = [];
    const written = textsOf(document.querySelector('dialog[open]') ?? document.body);
    return [...wide, ...cut, ...overlaps(written)];

    function widest(): string {
      const wanted = document.documentElement.clientWidth;
      const out = [...document.querySelectorAll('body *')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && (box.right > wanted + 1 || box.left < -1);
      });
      return out.slice(-3).map(nameOf).join(' | ');
    }

    function textsOf(root: Element): Written[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Written[] = [];
      while (walker.nextNode()) found.push(...linesOf(walker.currentNode));
      return found;
    }

    function linesOf(node: Node): Written[] {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || !words || !isShown(element)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].flatMap((rect) => {
        const box = seen(rect, element, words);
        return box ? [{ element, words, box }] : [];
      });
    }

    function isShown(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      return element.closest('[aria-hidden="true"], script, style, noscript, select, svg') === null;
    }

    /** The part of a line that is on the screen or can be scrolled there; notes what is lost for good. */
    function seen(rect: Box, element: Element, words: string): Box | undefined {
      let box: Box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
      for (const around of framesOf(element)) {
        const frame = around.getBoundingClientRect();
        // Only for those who listen.
        if (isNothing(frame)) return undefined;
        noteCut({ box, around, frame, words });
        box = within(box, frame);
        if (isNothing(box)) return undefined;
      }
      return box;
    }

    function noteCut({ box, around, frame, words }: { box: Box; around: Element; frame: Box; words: string }): void {
      if (cutsOff(around) && sticksOut(box, frame)) cut.push(`Cut: “${words.slice(0, 40)}” in ${nameOf(around)}`);
    }

    function isNothing({ left, right, top, bottom }: Box): boolean {
      return right - left <= 1 || bottom - top <= 1;
    }

    function framesOf(element: Element): Element[] {
      const frames: Element[] = [];
      for (let around: Element | null = element; around && around !== document.documentElement; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX !== 'visible' || overflowY !== 'visible') frames.push(around);
      }
      return frames;
    }

    /** Neither scrolls nor shortens what is in it. */
    function cutsOff(frame: Element): boolean {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(frame);
      const isScrolled = [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
      return !isScrolled && textOverflow !== 'ellipsis' && webkitLineClamp === 'none';
    }

    function within(box: Box, frame: Box): Box {
      return {
        left: Math.max(box.left, frame.left),
        right: Math.min(box.right, frame.right),
        top: Math.max(box.top, frame.top),
        bottom: Math.min(box.bottom, frame.bottom),
      };
    }

    function sticksOut(box: Box, frame: Box): boolean {
      return (
        box.left < frame.left - tolerance ||
        box.right > frame.right + tolerance ||
        box.top < frame.top - tolerance * 3 ||
        box.bottom > frame.bottom + tolerance * 3
      );
    }

    /** Whether an element floats over the page on purpose, so that it may cover text. */
    function floats(element: Element): boolean {
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(around).position) || around.hasAttribute('popover')) return true;
      }
      return false;
    }

    function overlaps(all: readonly Written[]): string[] {
      const still = document.querySelector('dialog[open]') ? all : all.filter(({ element }) => !floats(element));
      return still.flatMap((one, index) =>
        still
          .slice(index + 1)
          .filter((other) => other.element !== one.element && !other.element.contains(one.element) && !one.element.contains(other.element))
          .filter(({ box }) => meet(one.box, box))
          .map((other) => `Over each other: “${one.words.slice(0, 40)}” and “${other.words.slice(0, 40)}”`),
      );
    }

    function meet(one: Box, other: Box): boolean {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // The boxes of close lines overlap a little although their letters do not.
      const height = Math.min(one.bottom - one.top, other.bottom - other.top);
      return across > tolerance && along > height * 0.35;
    }

    function nameOf(element: Element): string {
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')?.slice(0, 90) ?? ''}">`;
    }
  });
}
