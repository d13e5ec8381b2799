import { glow, tone } from '../tools/color.ts';
import { ellipse, shape } from '../tools/paint.ts';
import { oval, roundedRect } from '../tools/path.ts';
import { body, cast, fine, gleam } from '../tools/pen.ts';
import { paints, type Tile } from './tile.ts';

/** Three candles on a brass dish, reeds in a flask, a box of matches; light round the flames. */
export const candles: Tile = { ground: '#b9a3b4', light: halo(), things: reeds() + pillars() + matches() };

function halo(): string {
  return [172, 112].map((r) => ellipse(216, 246, r, r, glow(0.22))).join('');
}

function flame(x: number, y: number): string {
  return (
    fine(`M${x} ${y}V${y - 18}`, undefined, 6) +
    body(
      `M${x} ${y - 14}C${x - 30} ${y - 20} ${x - 24} ${y - 54} ${x} ${y - 92}C${x + 24} ${y - 54} ${x + 30} ${y - 20} ${x} ${y - 14}Z`,
      paints.saffron,
      shape(
        `M${x} ${y - 10}C${x - 16} ${y - 22} ${x - 12} ${y - 40} ${x} ${y - 58}C${x + 12} ${y - 40} ${x + 16} ${y - 22} ${x} ${y - 10}Z`,
        '#fff3cf',
      ),
      7,
    )
  );
}

function pillar(x: number, top: number, width: number, color: string, foot: number): string {
  const left = x - width / 2;
  const right = x + width / 2;
  const wax = `M${left} ${foot}V${top + 10}C${left} ${top - 2} ${left + 20} ${top + 4} ${x} ${top + 4}S${right} ${top - 2} ${right} ${top + 10}V${foot}Z`;
  const drip = fine(`M${left + 22} ${top + 4}V${top + 52}`, tone(color, 0.1), 10);
  return body(wax, color, drip, 20) + flame(x, top + 2);
}

function pillars(): string {
  return (
    cast(216, 662, 330) +
    pillar(216, 300, 96, paints.paper, 634) +
    pillar(128, 416, 86, paints.rose, 634) +
    pillar(298, 484, 82, paints.terracotta, 634) +
    body('M50 624H382C382 648 352 660 326 660H106C80 660 50 648 50 624Z', paints.saffron, '', 14) +
    gleam('M84 636H180')
  );
}

function reeds(): string {
  const flask = 'M364 606V506C364 476 414 470 418 434H474C478 470 528 476 528 506V606C528 618 520 626 508 626H384C372 626 364 618 364 606Z';
  return (
    cast(450, 628, 180) +
    fine('M440 440L386 214M444 440L424 176M448 440L466 172M452 440L512 206M446 440L446 196', undefined, 9) +
    body(flask, paints.lapis, '', 20) +
    body(roundedRect(410, 414, 72, 30, 6), paints.wood, '', 10) +
    body(
      'M402 600V544C402 526 420 520 430 514C438 510 444 506 446 500C448 506 454 510 462 514C472 520 490 526 490 544V600Z',
      paints.paper,
      '',
      0,
    ) +
    fine('M424 556c8 -8 14 -8 22 0s14 8 22 0M424 576c8 -8 14 -8 22 0s14 8 22 0')
  );
}

function matches(): string {
  return (
    cast(452, 692, 190) +
    body(roundedRect(362, 642, 176, 50, 5), paints.pomegranate, shape('M362 676H538V692H362Z', paints.dark), 10) +
    body(oval(450, 660, 15, 11), paints.saffron, '', 0)
  );
}
