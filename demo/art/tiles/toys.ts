import { shape } from '../tools/paint.ts';
import { oval, poly, roundedRect } from '../tools/path.ts';
import { body, cast, contour, fine } from '../tools/pen.ts';
import { paints, type Tile } from './tile.ts';

/** A kite in the wind, a bear among his blocks, a car. */
export const toys: Tile = { ground: '#f2cf74', things: kite() + bear() + blocks() + car() };

function kite(): string {
  const sail = poly([
    [402, 128],
    [474, 210],
    [410, 322],
    [338, 216],
  ]);
  return (
    fine('M410 322C440 372 372 392 408 440C430 470 400 500 420 540', undefined, 5) +
    body(
      sail,
      paints.lapis,
      shape('M402 128L474 210 406 214Z', paints.pomegranate) + shape('M410 322L338 216 406 214Z', paints.pomegranate),
      0,
    ) +
    contour('M402 128L410 322M338 216L474 210') +
    body('M398 366l-26 -6 6 26zM398 366l24 12 -2 -26z', paints.terracotta, '', 0) +
    body('M406 442l-26 8 14 20zM406 442l26 -6 -12 -22z', paints.teal, '', 0)
  );
}

function bear(): string {
  const fur = paints.wood;
  const head = 'M214 276C280 276 312 320 312 366C312 418 270 446 214 446S116 418 116 366C116 320 148 276 214 276Z';
  const ear = (x: number) => body(oval(x, 296, 36, 36), fur, shape(oval(x, 300, 18, 18), paints.rose), 10);
  return (
    cast(216, 656, 270) +
    ear(142) +
    ear(286) +
    body(
      'M214 424C290 424 316 500 316 560C316 624 270 650 214 650S112 624 112 560C112 500 138 424 214 424Z',
      fur,
      shape(oval(212, 560, 60, 66), paints.sand),
      22,
    ) +
    body('M130 478C84 490 66 540 82 570C98 592 132 570 146 540Z', fur, '', 10) +
    body('M298 478C344 490 362 540 346 570C330 592 296 570 282 540Z', fur, '', 12) +
    body(head, fur, '', 20) +
    body(oval(214, 396, 46, 36), paints.sand, '', 8) +
    shape(oval(214, 382, 16, 11), '#2a2019') +
    fine('M214 392V406M214 406C208 416 196 416 192 408M214 406C220 416 232 416 236 408') +
    shape(oval(170, 350, 8, 9), '#2a2019') +
    shape(oval(258, 350, 8, 9), '#2a2019') +
    body('M214 462L164 436C156 452 156 476 164 490ZM214 462L264 436C272 452 272 476 264 490Z', paints.pomegranate, '', 6) +
    body(oval(214, 462, 14, 14), paints.pomegranate, '', 0) +
    [150, 278].map((x) => body(oval(x, 634, 44, 36), fur, shape(oval(x, 638, 22, 18), paints.sand), 10)).join('')
  );
}

function blocks(): string {
  const block = (x: number, y: number, color: string, sign: string) =>
    body(roundedRect(x, y, 78, 78, 8), color, '', 12) + body(roundedRect(x + 14, y + 14, 50, 50, 5), paints.paper, '', 0) + sign;
  return (
    cast(484, 622, 110) +
    block(446, 536, paints.teal, fine('M472 590L485 562L498 590M476 582H494', paints.teal, 6)) +
    `<g transform="rotate(-5 480 496)">${block(438, 456, paints.rose, shape('M477 478l5.500 11.500 12.500 1.500-9.500 8.500 3 12.500-11.500-6.500-11.500 6.500 3-12.500-9.500-8.500 12.500-1.500z', paints.pomegranate))}</g>`
  );
}

function car(): string {
  const wheel = (x: number) => body(oval(x, 668, 27, 27), paints.dark, '', 0) + body(oval(x, 668, 11, 11), paints.sand, '', 0);
  return (
    cast(404, 694, 260) +
    body('M330 612C342 578 352 572 372 572H442C462 572 472 584 486 612Z', paints.terracotta, '', 10) +
    body('M346 612C354 590 360 586 372 586H398V612ZM410 586H440C454 586 460 594 470 612H410Z', paints.paper, '', 0) +
    body('M284 660C280 624 296 612 330 610H490C526 612 538 630 536 666H290Z', paints.terracotta, fine('M270 642H550', paints.sand, 7), 14) +
    wheel(346) +
    wheel(478)
  );
}
