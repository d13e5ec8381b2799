import { tone } from '../tools/color.ts';
import { shape } from '../tools/paint.ts';
import { oval, roundedRect } from '../tools/path.ts';
import { body, cast, contour, fine, gleam, leaf } from '../tools/pen.ts';
import { paints, type Tile } from './tile.ts';

/** A tall brass coffee pot, a tin of tea, a plate of sweets with a glass. */
export const tea: Tile = { ground: '#c4cf9c', things: pot() + tin() + sweets() + glass() };

function pot(): string {
  const shell = 'M138 616C108 546 188 480 188 376H268C268 480 348 546 318 616C304 632 152 632 138 616Z';
  return (
    cast(230, 626, 190) +
    body('M192 444C146 436 136 376 92 356C84 366 82 376 84 386C116 396 112 498 178 520Z', paints.saffron, '', 8) +
    fine('M264 402C352 384 376 506 306 560', undefined, 22) +
    fine('M264 402C352 384 376 506 306 560', paints.saffron, 10) +
    body(shell, paints.saffron, fine('M130 524C180 548 280 548 330 524M126 542C180 566 280 566 336 542', tone(paints.saffron, -0.16), 5)) +
    gleam('M178 548C180 520 200 492 206 452') +
    body('M172 378C172 366 180 360 190 360H266C276 360 284 366 284 378Z', paints.saffron, '', 10) +
    body('M190 360C194 306 214 272 228 234C242 272 262 306 266 360Z', paints.saffron, '', 14) +
    gleam('M206 344C208 318 214 304 220 290') +
    body(oval(228, 220, 14, 14), paints.terracotta, '', 6)
  );
}

function tin(): string {
  const can = roundedRect(338, 356, 180, 266, 16);
  return (
    cast(432, 624, 190) +
    body(can, paints.teal, shape('M320 380H540V396H320ZM320 588H540V602H320Z', tone(paints.teal, -0.12)), 22) +
    body('M346 356V326C346 314 354 306 366 306H490C502 306 510 314 510 326V356Z', paints.dark, '', 16) +
    body(
      'M382 552V474C382 452 402 442 414 436C422 432 426 428 428 420C430 428 434 432 442 436C454 442 474 452 474 474V552Z',
      paints.paper,
      '',
      0,
    ) +
    fine('M428 538V484') +
    leaf(428, 514, -150, 44, 28, paints.olive) +
    leaf(428, 496, -40, 44, 28, paints.olive)
  );
}

function sweets(): string {
  const piece = (x: number, y: number, color: string) =>
    body(`M${x - 28} ${y}C${x - 28} ${y - 40} ${x + 28} ${y - 40} ${x + 28} ${y}Z`, color, '', 9) +
    fine(`M${x - 8} ${y - 18}l8 -6 8 6`, paints.paper);
  return (
    cast(206, 688, 230) +
    [
      piece(150, 652, paints.rose),
      piece(262, 652, paints.rose),
      piece(206, 652, paints.olive),
      piece(178, 624, paints.olive),
      piece(234, 624, paints.paper),
    ].join('') +
    body('M84 652H328C322 672 300 680 282 680H130C112 680 90 672 84 652Z', paints.paper, fine('M70 664H340', paints.lapis, 5), 14) +
    body('M166 680H246V690H166Z', paints.paper, '', 8)
  );
}

function glass(): string {
  const cup = 'M388 588C396 620 400 636 392 660C388 680 400 688 412 688H448C460 688 472 680 468 660C460 636 464 620 472 588Z';
  return (
    cast(430, 690, 110) +
    body(cup, paints.paper, shape('M370 614H490V700H370Z', paints.terracotta) + fine('M380 614H480', tone(paints.terracotta, 0.2), 6), 10) +
    gleam('M406 628C410 640 408 650 405 662') +
    contour('M380 688H480')
  );
}
