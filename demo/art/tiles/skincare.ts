import { tone } from '../tools/color.ts';
import { shape } from '../tools/paint.ts';
import { oval, roundedRect } from '../tools/path.ts';
import { body, cast, contour, fine, gleam, leaf } from '../tools/pen.ts';
import { paints, type Tile } from './tile.ts';

/** A bottle with a dropper, a flask of perfume with its round stopper, a jar of cream and a rose. */
export const skincare: Tile = { ground: '#eab6ab', things: bottle() + perfume() + jar() + twig() };

function bottle(): string {
  const flask = 'M108 600V424C108 386 150 384 154 350H214C218 384 260 386 260 424V600C260 616 252 624 238 624H130C116 624 108 616 108 600Z';
  return (
    cast(184, 626, 170) +
    body('M164 290C164 236 160 196 184 196S204 236 204 290Z', paints.dark, '', 9) +
    body(roundedRect(150, 286, 68, 66, 8), paints.saffron, fine('M168 280V360M184 280V360M200 280V360', tone(paints.saffron, -0.16)), 12) +
    body(flask, paints.olive, '', 22) +
    body(
      'M136 574V492C136 470 156 460 170 452C178 448 182 444 184 436C186 444 190 448 198 452C212 460 232 470 232 492V574Z',
      paints.paper,
      '',
      0,
    ) +
    fine('M184 562V512') +
    leaf(184, 540, -150, 36, 24, paints.olive) +
    leaf(184, 524, -36, 36, 24, paints.olive)
  );
}

function perfume(): string {
  const flask = 'M306 626C270 600 262 500 316 462C340 446 366 440 392 440S444 446 468 462C522 500 514 600 478 626Z';
  return (
    cast(394, 628, 220) +
    body(flask, paints.paper, shape('M240 512H540V640H240Z', paints.rose) + fine('M250 512H530', paints.pomegranate, 5), 22) +
    gleam('M296 560C292 530 300 506 318 490') +
    body(roundedRect(356, 408, 72, 34, 6), paints.saffron, '', 12) +
    body(oval(392, 352, 56, 58), paints.pomegranate, '', 18) +
    fine('M360 336C366 322 376 314 388 312', paints.rose, 7) +
    body('M392 530L410 556 392 596 374 556Z', paints.paper, '', 0)
  );
}

function jar(): string {
  return (
    cast(262, 690, 190) +
    body(
      'M180 622H344V664C344 680 334 690 318 690H206C190 690 180 680 180 664Z',
      paints.paper,
      fine('M170 656H360', paints.pomegranate, 6),
    ) +
    body(roundedRect(170, 586, 184, 40, 10), paints.terracotta, '', 14)
  );
}

function twig(): string {
  const petals = body(
    'M452 676C428 660 430 622 456 616C470 600 504 604 510 622C530 634 526 668 506 678C490 690 466 688 452 676Z',
    paints.pomegranate,
    '',
    12,
  );
  return (
    leaf(440, 672, 168, 78, 40, paints.leaf) +
    leaf(444, 660, -150, 66, 36, paints.leaf) +
    petals +
    contour('M468 652C466 630 496 626 498 646C498 662 478 664 478 650')
  );
}
