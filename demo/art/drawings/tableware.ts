import { inkOn, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { band, filling, highlight, lathe, mouth, type Profile, tilt } from '../tools/lathe.ts';
import { at, clip, ellipse, line, linear, radial, shape } from '../tools/paint.ts';
import { rod, shadow, shine, speckles, tube } from '../tools/parts.ts';
import { oval } from '../tools/path.ts';
import type { Drawing } from './drawing.ts';
import { clay } from './materials.ts';

export const tableware = { mug, bowl, plate, teapot, jug } satisfies Record<string, Drawing>;

function mug(color: string): string {
  const profile: Profile = [
    [158, 480],
    [163, 560],
    [163, 690],
    [156, 755],
    [138, 790],
    [122, 800],
  ];
  const rawFoot: Profile = [
    [161, 706],
    [156, 755],
    [138, 790],
    [122, 800],
  ];
  return (
    shadow(500, 800, 140) +
    tube('M650 540C730 512 782 560 772 630C764 690 712 728 644 722', 40, color, 'gloss') +
    lathe({ cx: 500, profile, color, finish: 'gloss' }) +
    band(500, profile, 716, 799, clay) +
    highlight(500, rawFoot, 0.12) +
    speckles(500, 610, 140, 90, color, 3) +
    mouth(500, 480, 158, 15, color) +
    clip(oval(500, 482, 143, 143 * tilt), filling(500, 500, 138, '#5b3320'))
  );
}

function bowl(color: string): string {
  const profile: Profile = [
    [290, 540],
    [280, 610],
    [232, 705],
    [150, 770],
    [128, 778, 'corner'],
    [124, 800],
  ];
  const inside = mix(color, '#fbf4e6', 0.72);
  return (
    shadow(500, 800, 150) +
    lathe({ cx: 500, profile, color, finish: 'gloss', k: 0.3 }) +
    band(500, profile, 548, 572, tone(color, 0.12), 0.3, 0) +
    mouth(500, 540, 290, 14, inside, 0.3) +
    clip(
      oval(500, 542, 276, 276 * 0.3),
      ellipse(500, 610, 170, 46, radial([tone(inside, -0.03), tone(inside, -0.12)])) + line('M300 574Q500 690 700 574', fadeLine(color), 5),
    )
  );
}

function plate(color: string): string {
  const rim = Array.from(
    { length: 36 },
    (_, i) =>
      `<g transform="translate(500 490) rotate(${i * 10})">${line('M0 -262L12 -242L0 -222L-12 -242Z', inkOn(color), 3, 'opacity="0.55"')}</g>`,
  ).join('');
  return (
    shadow(500, 806, 180, 30) +
    rod([400, 790], [372, 812], 24, '#7d5034') +
    rod([600, 790], [628, 812], 24, '#7d5034') +
    ellipse(506, 496, 300, 306, tone(color, -0.3)) +
    ellipse(500, 490, 300, 306, linear([tone(color, 0.16), at(0.5, tone(color, 0)), tone(color, -0.14)], 'diagonal')) +
    ellipse(500, 490, 290, 296, linear([tone(color, 0.08), tone(color, -0.06)], 'diagonal')) +
    rim +
    ellipse(500, 490, 204, 208, linear([tone(color, -0.16), at(0.6, tone(color, 0.02)), tone(color, 0.14)], 'diagonal')) +
    ellipse(502, 493, 190, 194, linear([tone(color, 0.02), tone(color, -0.04)], 'diagonal')) +
    emblem('star', 500, 490, 130, inkOn(color), 4) +
    shine(390, 360, 130, 60, 0.5, -40) +
    shape(
      'M372 812V742Q374 728 388 730T404 748L412 786H588L596 748Q598 732 612 730T628 742V812H598Q596 806 588 806H412Q404 806 402 812Z',
      linear(['#c08a5c', '#8f5f3b']),
    )
  );
}

function teapot(color: string): string {
  const body: Profile = [
    [92, 462],
    [176, 500],
    [232, 590],
    [226, 690],
    [158, 775],
    [132, 786, 'corner'],
    [130, 800],
  ];
  const lid: Profile = [
    [20, 408],
    [70, 424],
    [96, 456],
    [96, 466],
  ];
  return (
    shadow(500, 800, 170) +
    tube('M300 520C190 470 150 560 176 640C194 694 244 720 300 718', 34, color, 'gloss') +
    shape(
      'M690 700C770 690 790 600 826 520C836 496 868 486 882 492L846 470C800 470 780 500 756 548C736 590 720 600 690 606Z',
      linear([tone(color, 0.06), at(0.5, tone(color, -0.06)), tone(color, -0.2)], 'diagonal'),
    ) +
    ellipse(864, 482, 21, 8, tone(color, -0.24), 'transform="rotate(32 864 482)"') +
    lathe({ cx: 500, profile: body, color, finish: 'gloss' }) +
    ellipse(500, 466, 104, 26, shade(0.3)) +
    lathe({ cx: 500, profile: lid, color, finish: 'gloss', streak: 0.3 }) +
    lathe({
      cx: 500,
      profile: [
        [8, 352],
        [30, 368],
        [30, 384],
        [14, 402],
        [16, 412],
      ],
      color: '#b98a4e',
      finish: 'gloss',
    }) +
    line('M300 640Q500 720 706 634', inkOn(color), 4, 'opacity="0.35"') +
    line('M290 660Q500 742 716 652', inkOn(color), 2, 'opacity="0.35"')
  );
}

function jug(color: string): string {
  const profile: Profile = [
    [112, 330],
    [96, 380],
    [104, 440],
    [160, 560],
    [176, 670],
    [150, 770],
    [126, 800],
  ];
  return (
    shadow(500, 800, 140) +
    tube('M596 380C690 330 742 400 726 480C714 550 680 590 650 612', 34, color, 'gloss') +
    lathe({ cx: 500, profile, color, finish: 'gloss' }) +
    band(500, profile, 690, 799, mix(color, clay, 0.82)) +
    highlight(
      500,
      [
        [172, 690],
        [150, 770],
        [126, 800],
      ],
      0.14,
    ) +
    mouth(500, 330, 112, 12, color) +
    shape('M420 316C392 304 366 300 344 306C356 320 376 346 400 372L430 352Z', linear([tone(color, 0.14), tone(color, -0.04)], 'across')) +
    line('M422 314C394 303 368 300 345 306', tone(color, 0.2), 7)
  );
}

function fadeLine(color: string): string {
  return `${tone(color, -0.05)}55`;
}
