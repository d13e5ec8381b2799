import { tone } from '../tools/color.ts';
import { oval, roundedRect } from '../tools/path.ts';
import { body, cast, fine, gleam, rod } from '../tools/pen.ts';
import { paints, type Tile } from './tile.ts';

/** A loudspeaker with headphones hung before it, a keyboard in front. */
export const audio: Tile = { ground: '#9fc7c0', things: speaker() + headphones() + keyboard() };

function speaker(): string {
  const cone = (x: number, y: number, r: number) =>
    body(oval(x, y, r, r), paints.dark, '', 0) +
    body(oval(x, y, r * 0.74, r * 0.74), paints.sand, '', r * 0.14) +
    body(oval(x, y, r * 0.3, r * 0.3), paints.dark, '', 0);
  return (
    cast(204, 620, 250) +
    rod('M150 618V640M262 618V640', paints.dark, 8) +
    body(
      roundedRect(90, 212, 230, 406, 20),
      paints.wood,
      fine(
        'M90 262C160 240 240 280 330 250M90 330C180 312 250 350 330 322M90 400C150 386 260 420 330 396M90 560C170 546 250 584 330 560',
        tone(paints.wood, -0.09),
        5,
      ),
      26,
    ) +
    body(roundedRect(112, 234, 178, 362, 12), paints.paper, '', 0) +
    cone(201, 312, 48) +
    cone(201, 474, 78) +
    body(oval(201, 576, 8, 8), paints.saffron, '', 0)
  );
}

function headphones(): string {
  return (
    cast(420, 636, 230) +
    rod('M338 520C326 318 514 318 502 520', paints.saffron, 20) +
    fine('M360 424C376 376 402 360 430 362', '#fff3cf', 6) +
    body(roundedRect(352, 488, 40, 134, 18), paints.dark, '', 10) +
    body(roundedRect(450, 488, 40, 134, 18), paints.dark, '', 10) +
    body('M362 482C318 480 300 512 300 556S318 630 362 628Z', paints.pomegranate, '', 12) +
    body('M480 482C524 480 542 512 542 556S524 630 480 628Z', paints.pomegranate, '', 16) +
    gleam('M320 540C322 522 330 510 340 504')
  );
}

function keyboard(): string {
  const keys = [0, 1].map((row) =>
    [0, 1, 2, 3, 4, 5, 6]
      .map((at) => {
        const x = 134 + at * 44 + row * 10 - (row ? 14 : 0);
        const color = row === 0 && at === 0 ? paints.saffron : row === 1 && at === 6 ? paints.terracotta : paints.paper;
        return body(roundedRect(x, 634 + row * 30, 36, 23, 6), color, '', 0);
      })
      .join(''),
  );
  return (
    cast(290, 698, 360) +
    body(
      'M128 620H444C452 620 456 624 458 630L470 690C472 698 468 702 460 702H112C104 702 100 698 102 690L114 630C116 624 120 620 128 620Z',
      paints.lapis,
      '',
      12,
    ) +
    keys.join('')
  );
}
