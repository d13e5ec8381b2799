import { tone } from '../tools/color.ts';
import { shape } from '../tools/paint.ts';
import { oval, roundedRect } from '../tools/path.ts';
import { body, cast, contour, fine } from '../tools/pen.ts';
import { paints, type Tile } from './tile.ts';

/** Upright and flat books, a mug of pens, a card in its envelope. */
export const stationery: Tile = { ground: '#a9c2d8', things: uprightBooks() + pens() + lying() + envelope() };

function uprightBooks(): string {
  const spine = (x: number, top: number, width: number, color: string, band: string) =>
    body(
      roundedRect(x, top, width, 616 - top, 6),
      color,
      shape(`M${x} ${top + 34}h${width}v16h${-width}zM${x} 566h${width}v12h${-width}z`, band),
      12,
    );
  const leaning = `<g transform="rotate(-11 330 616)">${body(roundedRect(300, 318, 56, 298, 6), paints.saffron, shape('M296 350H360V366H296Z', paints.dark), 12)}${fine('M328 404V530', tone(paints.saffron, -0.25), 6)}</g>`;
  return (
    cast(220, 618, 320) +
    spine(88, 284, 64, paints.terracotta, paints.saffron) +
    fine('M120 372V520', tone(paints.terracotta, 0.2), 6) +
    spine(152, 236, 74, paints.lapis, paints.paper) +
    body(oval(189, 400, 20, 20), paints.saffron, '', 0) +
    spine(226, 308, 50, paints.paper, paints.pomegranate) +
    leaning
  );
}

function pens(): string {
  const mug = 'M402 470H514L506 606C505 616 500 622 490 622H426C416 622 411 616 410 606Z';
  return (
    cast(460, 624, 130) +
    `<g transform="rotate(-13 440 470)">${body('M428 300L440 268 452 300V480H428Z', paints.pomegranate, shape('M420 260H460V300H420Z', paints.sand), 8)}</g>` +
    body('M452 292L464 256 476 292V480H452Z', paints.olive, shape('M440 250H490V292H440Z', paints.sand), 8) +
    `<g transform="rotate(15 486 470)">${body('M472 316C472 286 500 286 500 316V480H472Z', paints.dark, shape('M460 340H510V352H460Z', paints.saffron), 8)}</g>` +
    body(mug, paints.teal, fine('M390 520H526M390 540H526', '#bfe0d4', 6))
  );
}

function lying(): string {
  const book = (x: number, y: number, width: number, color: string) =>
    body(`M${x} ${y}H${x + width}V${y + 40}H${x}C${x - 18} ${y + 40} ${x - 18} ${y} ${x} ${y}Z`, color, '', 10) +
    body(
      `M${x + 4} ${y + 9}H${x + width - 2}V${y + 31}H${x + 4}C${x - 6} ${y + 31} ${x - 6} ${y + 9} ${x + 4} ${y + 9}Z`,
      paints.paper,
      fine(`M${x + 20} ${y + 20}H${x + width}`, paints.sand, 4),
      0,
    );
  return cast(190, 692, 260) + book(84, 650, 226, paints.pomegranate) + book(104, 610, 190, paints.olive);
}

function envelope(): string {
  return (
    cast(428, 690, 200) +
    `<g transform="rotate(-6 430 640)">` +
    body(roundedRect(336, 586, 188, 104, 6), paints.paper, '', 12) +
    contour('M340 592L430 648 520 592') +
    body(oval(430, 644, 20, 20), paints.terracotta, '', 7) +
    `</g>`
  );
}
