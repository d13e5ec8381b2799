import { glow, tone } from '../tools/color.ts';
import { shape } from '../tools/paint.ts';
import { oval, roundedRect } from '../tools/path.ts';
import { body, cast, fine, rod } from '../tools/pen.ts';
import { paints, type Tile } from './tile.ts';

/** A lamp on its arm over an armchair, a cup on a stool. */
export const lighting: Tile = { ground: '#efc977', light: beam(), things: lamp() + chair() + stool() };

function beam(): string {
  return shape('M214 214H386L500 592H130Z', glow(0.45));
}

function lamp(): string {
  const shade = 'M214 214C218 158 262 140 300 140S382 158 386 214Z';
  return (
    cast(112, 640, 120) +
    rod('M112 628V250C112 60 300 40 300 120', paints.saffron, 7) +
    body('M60 640C60 622 84 616 112 616S164 622 164 640Z', paints.dark, '', 10) +
    body(oval(300, 218, 26, 22), '#fff3cf', '', 10) +
    body(shade, paints.terracotta, fine('M236 214C240 176 262 158 290 150', tone(paints.terracotta, 0.12), 7)) +
    body(roundedRect(284, 118, 32, 26, 6), paints.dark, '', 8)
  );
}

function chair(): string {
  return `<g transform="translate(-26 0)">${
    cast(338, 652, 300) +
    rod('M254 600L240 650M434 600L448 650', paints.wood, 9) +
    body('M246 560C232 450 236 346 264 322C290 304 396 304 422 322C450 346 454 450 440 560Z', paints.teal) +
    fine('M300 330C292 400 292 460 296 500M386 330C394 400 394 460 390 500', tone(paints.teal, -0.16)) +
    body('M250 504C300 490 390 490 436 504V580H250Z', tone(paints.teal, 0.07), '', 12) +
    body('M216 476C216 446 272 446 272 476V612H226C220 612 216 606 216 600Z', paints.teal, '', 14) +
    body('M414 476C414 446 470 446 470 476V600C470 606 466 612 460 612H414Z', paints.teal, '', 14) +
    body('M252 572H434V612H252Z', paints.teal, '', 0) +
    body(
      'M310 520C306 470 320 424 336 422C352 420 386 432 396 446C398 470 392 510 386 524C360 532 330 532 310 520Z',
      paints.rose,
      fine('M300 470L400 490M304 446L404 466M300 496L392 516', paints.paper, 6),
      12,
    )
  }</g>`;
}

function stool(): string {
  return (
    cast(480, 684, 130) +
    rod('M448 604L428 682M508 604L528 682', paints.wood, 8) +
    fine('M438 650H518', undefined, 6) +
    body('M404 590H552C552 606 540 612 528 612H428C416 612 404 606 404 590Z', paints.wood, '', 12) +
    body('M462 590V546H512V590Z', paints.paper, fine('M450 571H522', paints.terracotta, 7), 10) +
    fine('M512 556C532 552 532 582 512 580', undefined, 6)
  );
}
