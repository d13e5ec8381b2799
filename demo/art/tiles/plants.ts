import { tone } from '../tools/color.ts';
import { shape } from '../tools/paint.ts';
import { body, cast, contour, fine, leaf } from '../tools/pen.ts';
import { paints, type Tile } from './tile.ts';

/** A rubber plant in a clay pot, a cactus in flower, a watering can. */
export const plants: Tile = { ground: '#b3cf9f', things: tree() + cactus() + can() };

function tree(): string {
  const green = paints.leaf;
  const stems = fine('M216 480C214 400 214 300 210 180M216 470C200 420 176 380 150 350M216 470C232 420 256 380 286 340', undefined, 7);
  const leaves = [
    [210, 232, -90, 116, 62],
    [214, 320, -158, 120, 62],
    [212, 300, -24, 118, 62],
    [176, 386, -140, 104, 58],
    [256, 384, -38, 108, 58],
    [206, 446, -166, 112, 56],
    [226, 440, -12, 112, 56],
  ] as const;
  return (
    cast(216, 632, 190) +
    stems +
    leaves.map(([x, y, angle, length, width]) => leaf(x, y, angle, length, width, green)).join('') +
    body(
      'M138 498H294L276 612C274 624 268 630 256 630H176C164 630 158 624 156 612Z',
      paints.terracotta,
      fine('M130 560H310', tone(paints.terracotta, 0.16), 6),
      22,
    ) +
    body('M126 466H306V504H126Z', paints.terracotta, '', 18)
  );
}

function cactus(): string {
  const green = paints.olive;
  return (
    cast(438, 626, 150) +
    body(
      'M400 420C352 424 340 400 340 356C340 332 370 332 370 356C370 386 380 392 404 388ZM470 440C526 440 530 410 530 380C530 356 500 356 500 380C500 404 494 408 468 408Z',
      green,
      '',
      8,
    ) +
    body('M390 520V338C390 276 484 276 484 338V520Z', green, fine('M415 300V520M437 290V520M460 300V520', tone(green, -0.14), 4.5), 18) +
    [-44, 44, 0]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 437 296)">${body('M437 298C416 288 416 258 437 242C458 258 458 288 437 298Z', paints.rose, '', 6)}</g>`,
      )
      .join('') +
    body(
      'M372 508H502L490 608C489 618 484 624 474 624H400C390 624 385 618 384 608Z',
      paints.saffron,
      shape('M360 540L388 566 416 540 444 566 472 540 500 566 520 540V556L500 582 472 556 444 582 416 556 388 582 360 556Z', paints.paper),
      16,
    ) +
    contour('M372 508H502')
  );
}

function can(): string {
  return (
    cast(304, 694, 220) +
    fine('M352 616C428 592 428 690 354 670', undefined, 21) +
    fine('M352 616C428 592 428 690 354 670', paints.lapis, 9) +
    body('M262 668C226 656 210 624 196 594L214 584C228 606 240 622 264 624Z', paints.lapis, '', 6) +
    body('M172 588L218 562L228 580L182 606Z', paints.saffron, '', 6) +
    body(
      'M254 596H356L368 676C370 688 364 694 354 694H256C246 694 240 688 242 676Z',
      paints.lapis,
      fine('M230 634H380', paints.paper, 6),
      16,
    ) +
    contour('M274 596C274 560 336 560 336 596')
  );
}
