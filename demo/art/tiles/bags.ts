import { tone } from '../tools/color.ts';
import { oval, roundedRect } from '../tools/path.ts';
import { body, cast, contour, fine, gleam, rod } from '../tools/pen.ts';
import { paints, type Tile } from './tile.ts';

/** A rucksack with its bedroll, a handbag before it, a watch lying on its strap. */
export const bags: Tile = { ground: '#dcc095', things: rucksack() + handbag() + watch() };

function rucksack(): string {
  const sack = 'M100 596V372C100 270 150 226 222 226S344 270 344 372V596C344 612 334 622 318 622H126C110 622 100 612 100 596Z';
  const flap = 'M94 380C94 270 150 222 222 222S350 270 350 380C350 420 320 440 222 440S94 420 94 380Z';
  const strap = (x: number) =>
    body(roundedRect(x, 396, 30, 92, 5), paints.wood, '', 7) + body(roundedRect(x - 5, 440, 40, 26, 5), paints.saffron, '', 0);
  return (
    cast(224, 624, 290) +
    rod('M178 236C178 164 266 164 266 236', paints.wood, 10) +
    body(
      'M100 470C66 470 62 500 62 530V580C62 604 76 608 104 608ZM344 470C378 470 382 500 382 530V580C382 604 368 608 340 608Z',
      tone(paints.teal, -0.04),
      '',
      10,
    ) +
    body(sack, paints.teal, '', 24) +
    body('M138 516H306V596C306 604 300 608 292 608H152C144 608 138 604 138 596Z', paints.teal, '', 14) +
    fine('M152 534H292', '#bfe0d4', 4.5) +
    body(flap, tone(paints.teal, 0.06), fine('M108 388C112 412 150 424 222 424S332 412 336 388', '#bfe0d4', 4.5), 18) +
    gleam('M124 340C130 296 156 266 188 256') +
    strap(150) +
    strap(264)
  );
}

function handbag(): string {
  const bag = 'M318 500H516L536 634C538 652 528 664 512 664H322C306 664 296 652 298 634Z';
  return (
    cast(420, 666, 250) +
    rod('M358 506C350 376 484 376 476 506', paints.terracotta, 12) +
    body(bag, paints.terracotta, '', 22) +
    body(
      'M312 496H522L528 540C500 586 334 586 306 540Z',
      tone(paints.terracotta, 0.05),
      fine('M316 534C344 572 490 572 518 534', paints.sand, 4.5),
      14,
    ) +
    body(roundedRect(398, 554, 38, 36, 7), paints.saffron, '', 8) +
    fine('M417 566V578')
  );
}

function watch(): string {
  const strap = 'M128 690C122 640 124 610 132 560C134 546 190 546 192 560C200 610 202 640 196 690Z';
  return (
    cast(162, 692, 110) +
    `<g transform="rotate(-7 162 690)">` +
    body(strap, paints.wood, fine('M162 562V580M162 672V690', undefined, 5), 10) +
    body(roundedRect(206, 616, 18, 20, 5), paints.saffron, '', 0) +
    body(oval(162, 626, 48, 48), paints.saffron, '', 12) +
    body(oval(162, 626, 34, 34), paints.paper, '', 0) +
    contour('M162 606V626L175 634') +
    `</g>`
  );
}
