import { tone } from '../tools/color.ts';
import { ellipse, shape } from '../tools/paint.ts';
import { oval } from '../tools/path.ts';
import { body, cast, contour, fine, gleam, leaf, rod } from '../tools/pen.ts';
import { paints, type Tile } from './tile.ts';

/** A vase with olive twigs, a teapot under its cane handle, a bowl of lemons. */
export const kitchen: Tile = { ground: '#efbf9f', things: vase() + teapot() + bowl() };

function vase(): string {
  const jar = 'M150 612C96 566 98 456 158 414C172 404 172 384 166 362H240C234 384 234 404 248 414C308 456 310 566 256 612Z';
  const twigs = [
    [
      'M204 362C200 300 178 236 138 186',
      [
        [194, 306, 190],
        [178, 258, 184],
        [160, 216, -52],
        [138, 188, -122],
      ],
    ],
    [
      'M206 362C212 300 236 236 268 150',
      [
        [214, 318, -8],
        [230, 262, -14],
        [252, 198, 2],
        [268, 152, -78],
      ],
    ],
  ] as const;
  const olives = twigs
    .map(([stem, leaves]) => fine(stem, undefined, 6) + leaves.map(([x, y, angle]) => leaf(x, y, angle, 74, 30, paints.olive)).join(''))
    .join('');
  const stripes = fine('M90 470C150 486 250 486 320 470M90 494C150 510 250 510 320 494', paints.terracotta, 8);
  return cast(203, 612, 170) + olives + body(jar, paints.paper, stripes) + body('M158 348H248V366H158Z', paints.paper, '', 10);
}

function teapot(): string {
  const spout = 'M470 548C520 540 520 470 546 440L574 452C562 492 556 586 470 604Z';
  const pot = 'M262 540C262 458 316 424 384 424S506 458 506 540C506 588 482 616 462 628H306C286 616 262 588 262 540Z';
  const lid = 'M318 432C322 396 350 384 384 384S446 396 450 432Z';
  return (
    cast(390, 630, 250) +
    rod('M300 448C282 262 486 262 468 448', paints.sand, 15) +
    fine('M318 352l16 10M340 326l10 16M372 311l4 18M404 312l-4 17M432 328l-11 15M453 354l-16 9') +
    body(spout, paints.terracotta, '', 12) +
    body(pot, paints.terracotta, shape('M240 586H530V640H240Z', tone(paints.terracotta, -0.1))) +
    gleam('M288 530C290 494 304 470 328 456') +
    body(lid, paints.terracotta, '', 12) +
    body(oval(384, 372, 19, 16), paints.saffron, '', 8)
  );
}

function bowl(): string {
  const front = 'M94 600C150 622 264 622 320 600C318 646 286 682 250 690H164C128 682 96 646 94 600Z';
  return (
    cast(207, 690, 210) +
    ellipse(207, 600, 113, 24, tone(paints.teal, -0.16)) +
    contour(oval(207, 600, 113, 24)) +
    body(oval(176, 586, 40, 32), paints.saffron, '', 12) +
    body(oval(246, 588, 38, 30), paints.saffron, '', 12) +
    body(oval(212, 570, 40, 33), paints.saffron, '', 12) +
    fine('M196 562C200 556 206 553 212 553', '#fff3cf', 6) +
    body(front, paints.teal, fine('M80 640C150 662 264 662 334 640', '#bfe0d4', 7))
  );
}
