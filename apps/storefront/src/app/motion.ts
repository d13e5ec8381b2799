const easeOut = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const slowMs = 240;
const calmMs = 180;

/** Flies a copy of the product's picture from the pressed control into the cart, which answers with a bump. */
export function flyToCart(pressed: Element | null): void {
  const target = cartTarget();
  const picture = pictureOf(pressed);
  if (!target) return;
  const end = target.getBoundingClientRect();
  const bump = () => target.animate({ scale: [1, 1.16, 1] }, { duration: calmMs, easing: easeOut });
  if (!picture) return void bump();
  const start = picture.getBoundingClientRect();
  const copy = new Image();
  copy.src = picture.currentSrc || picture.src;
  copy.alt = '';
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('data-flight', '');
  const size = Math.min(start.width, start.height);
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '60',
    pointerEvents: 'none',
    objectFit: 'cover',
    borderRadius: '1rem',
    left: `${start.left + (start.width - size) / 2}px`,
    top: `${start.top + (start.height - size) / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
  });
  document.body.append(copy);
  const x = end.left + end.width / 2 - (start.left + start.width / 2);
  const y = end.top + end.height / 2 - (start.top + start.height / 2);
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 0.95 },
      { transform: `translate(${x}px, ${y}px) scale(${24 / size})`, opacity: 0.4 },
    ],
    { duration: slowMs, easing: 'cubic-bezier(0.4, 0, 0.6, 1)' },
  );
  flight.finished.finally(() => {
    copy.remove();
    bump();
  });
}

/** Sections of the page that are below the screen rise by 8 px when they are first seen. */
export function riseSections(signal: AbortSignal): void {
  const sections = [...document.querySelectorAll('#main .page-flow > *')].filter(
    (section) => section.getBoundingClientRect().top > innerHeight,
  );
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.animate({ translate: ['0 8px', '0 0'], opacity: [0.4, 1] }, { duration: slowMs, easing: easeOut });
    }
  });
  for (const section of sections) observer.observe(section);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** The tab at the edge of a wide page, or the button of the header while that is shown. */
function cartTarget(): HTMLElement | undefined {
  const targets = document.querySelectorAll<HTMLElement>('.cart-tab[data-place="page"], [data-cart-button]');
  return [...targets].find((target) => {
    const { bottom, width } = target.getBoundingClientRect();
    return width > 0 && bottom > 0;
  });
}

function pictureOf(pressed: Element | null): HTMLImageElement | undefined {
  const place = pressed?.closest('article') ?? document.getElementById('main');
  const pictures = [...(place?.querySelectorAll<HTMLImageElement>('img.picture') ?? [])];
  return pictures.find((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
}
