import type { Page } from '@playwright/test';

/** A finger needs so many pixels, without the border of a box around a field. */
const target = 42;

/** Finds controls on a touch screen that a finger cannot hit well: the area that answers is below 44 × 44 pixels. All of the page must be in view. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((wanted) => {
    const controls =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="option"], [role="menuitem"]';
    const root = document.querySelector('dialog[open]') ?? document.body;
    return [...root.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const box = boxOf(control);
      if (!box || isInText(control)) return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      // Something else is above it, such as an open menu.
      if (!answers(control, x, y)) return [];
      const width = 1 + reach(control, x, y, [1, 0]) + reach(control, x, y, [-1, 0]);
      const height = 1 + reach(control, x, y, [0, 1]) + reach(control, x, y, [0, -1]);
      return width < wanted || height < wanted ? [`${Math.round(width)} × ${Math.round(height)}: ${nameOf(control)}`] : [];
    });

    /** The part that is seen: a hidden checkbox is pressed by its label. */
    function boxOf(control: HTMLElement): DOMRect | undefined {
      if (control.matches(':disabled') || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return undefined;
      if (control.closest('[inert], [aria-hidden="true"]')) return undefined;
      const own = control.getBoundingClientRect();
      const box = own.width <= 1 || own.height <= 1 ? control.closest('label')?.getBoundingClientRect() : own;
      return box && box.width > 1 && box.height > 1 ? box : undefined;
    }

    /** WCAG excepts links within a line of text. */
    function isInText(control: HTMLElement): boolean {
      const block = control.closest('p, li, dd, figcaption, td');
      if (!control.matches('a') || getComputedStyle(control).display !== 'inline' || !block) return false;
      return (block.textContent?.trim().length ?? 0) > (control.textContent?.trim().length ?? 0) + 1;
    }

    function answers(control: HTMLElement, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return false;
      return (
        control.contains(hit) ||
        hit.closest('label')?.contains(control) === true ||
        hit.closest('label')?.htmlFor === (control.id || undefined)
      );
    }

    /** How far the control answers from its centre, up to half of what is wanted. */
    function reach(control: HTMLElement, x: number, y: number, [right, down]: [number, number]): number {
      let far = 0;
      while (far < wanted && answers(control, x + right * (far + 1), y + down * (far + 1))) far += 1;
      return far;
    }

    function nameOf(control: HTMLElement): string {
      const words = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
      return `<${control.tagName.toLowerCase()}> “${words.slice(0, 40)}” ${control.className.toString().slice(0, 60)}`;
    }
  }, target);
}

/** Finds stops of the Tab key that cannot be seen, are ordered by hand, or go back up in the same column. */
export function findTabProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Stop = { element: HTMLElement; box: DOMRect };
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex], [contenteditable="true"]';
    const root = document.querySelector('dialog[open]') ?? document.body;
    const elements = [...root.querySelectorAll<HTMLElement>(controls)].filter((element) => {
      return (
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true })
      );
    });
    const stops = elements.map((element) => ({ element, box: boxOf(element) }));
    const byHand = elements.filter(({ tabIndex }) => tabIndex > 0).map((element) => `tabindex above 0: ${nameOf(element)}`);
    const unseen = stops.filter(({ element, box }) => isUnseen(element, box)).map(({ element }) => `Nothing is seen of ${nameOf(element)}`);
    return [...byHand, ...unseen, ...backwards(stops)];

    /** A hidden checkbox shows in its label. */
    function boxOf(element: HTMLElement): DOMRect {
      const own = element.getBoundingClientRect();
      return own.width > 1 && own.height > 1 ? own : (element.closest('label') ?? element).getBoundingClientRect();
    }

    /** The skip link shows once it has the focus, and a native list above the text of its choice is transparent. */
    function isUnseen(element: HTMLElement, box: DOMRect): boolean {
      if (element.matches('a[href="#main"]')) return false;
      if (element.matches('select') && element.previousElementSibling?.checkVisibility({ opacityProperty: true })) return false;
      return box.width <= 1 || box.height <= 1 || !element.checkVisibility({ opacityProperty: true });
    }

    function backwards(all: readonly Stop[]): string[] {
      const still = all.filter(({ element }) => !floats(element));
      return still.flatMap(({ element, box }, index) => {
        const next = still[index + 1];
        if (!next || next.element.contains(element) || element.contains(next.element)) return [];
        const isSameColumn = Math.min(box.right, next.box.right) - Math.max(box.left, next.box.left) > 4;
        const isAbove = next.box.bottom <= box.top + 1;
        return isSameColumn && isAbove ? [`Back up from ${nameOf(element)} to ${nameOf(next.element)}`] : [];
      });
    }

    function floats(element: HTMLElement): boolean {
      for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(around).position) || around.hasAttribute('popover')) return true;
      }
      return false;
    }

    function nameOf(element: HTMLElement): string {
      const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return `<${element.tagName.toLowerCase()}> “${words.slice(0, 40)}”`;
    }
  });
}

/** Finds rows of tabs whose current tab is not in view, because the row is wider than the screen and was not scrolled. */
export function findHiddenTabs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tabs = [...document.querySelectorAll('main nav > a[aria-current="page"]')];
    return tabs.flatMap((tab) => {
      const [inner, outer] = [tab.getBoundingClientRect(), tab.parentElement?.getBoundingClientRect()];
      const isInView = !outer || (inner.left >= outer.left - 1 && inner.right <= outer.right + 1);
      return isInView ? [] : [tab.textContent ?? ''];
    });
  });
}
