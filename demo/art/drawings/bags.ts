import { fade, glow, inkOn, lightness, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { word } from '../tools/lettering.ts';
import { at, blurred, box, clip, ellipse, flat, line, linear, radial, shape } from '../tools/paint.ts';
import { castShadow, shadow, shine, tube } from '../tools/parts.ts';
import { arch, roundedRect } from '../tools/path.ts';
import { camera, cuboid, face, onto } from '../tools/solid.ts';
import type { Drawing } from './drawing.ts';

export const bags = { tote, backpack, handbag, wallet, watch } satisfies Record<string, Drawing>;

const gold = linear(['#f6e3ac', at(0.5, '#c79d4b'), '#8d6a2a'], 'diagonal');

function tote(color: string): string {
  const bag = 'M306 420C400 412 600 412 694 420C700 540 716 680 724 780Q724 806 698 806H302Q276 806 276 780C284 680 300 540 306 420Z';
  const strap = (d: string, dark: number) => line(d, tone(color, -0.2 - dark), 34) + line(d, tone(color, -0.04 - dark), 28);
  const mark = inkOn(color);
  return (
    castShadow([
      [286, 806],
      [716, 806],
      [734, 780],
      [300, 780],
    ]) +
    strap('M410 430C410 240 440 214 500 214S590 240 590 430', 0.12) +
    shape('M306 420C400 400 600 400 694 420L690 436H310Z', tone(color, -0.3)) +
    shape(bag, linear([tone(color, 0.08), at(0.5, color), tone(color, -0.12)], 'diagonal')) +
    clip(
      bag,
      blurred(
        shape('M290 440C330 560 320 700 270 810H240V440Z', shade(0.16)) +
          shape('M690 430C650 560 690 700 650 810H760V430Z', shade(0.16)) +
          shape('M400 420C430 520 380 640 410 806H440C420 640 470 520 440 420Z', glow(0.12)) +
          shape('M560 420C540 540 600 640 570 806H610C630 640 570 540 600 420Z', shade(0.1)),
        9,
      ),
    ) +
    line('M308 446C400 438 600 438 692 446', tone(color, -0.14), 3, 'stroke-dasharray="9 6"') +
    strap('M392 500V400C392 214 420 178 500 178S608 214 608 400V500', 0) +
    box(374, 436, 36, 74, 3, tone(color, -0.06)) +
    box(590, 436, 36, 74, 3, tone(color, -0.06)) +
    line('M380 442H404L380 504H404L380 442M596 442H620L596 504H620L596 442', tone(color, 0.18), 2.5) +
    shape(arch(500, 726, 172, 200), fade(mark, 0.92)) +
    shape(arch(500, 726, 116, 150), color) +
    emblem('sun', 500, 662, 64, mark, 5) +
    word('SOUK', 500, 774, 32, mark, 12, 50)
  );
}

function backpack(color: string): string {
  const body = 'M320 430C320 270 390 200 500 200S680 270 680 430V730Q680 800 612 800H388Q320 800 320 730Z';
  const pocket = roundedRect(362, 566, 276, 200, 44);
  const leather = lightness(color) < 0.45 ? '#a86d42' : '#7a4a2e';
  const strap = (x: number) =>
    shape(`M${x - 20} 470H${x + 20}V610H${x - 20}Z`, linear([tone(leather, 0.1), tone(leather, -0.12)], 'across')) +
    box(x - 24, 560, 48, 34, 6, 'none', `stroke="#d9b76c" stroke-width="8"`) +
    line(`M${x} 572V606`, '#8d6a2a', 5);
  return (
    castShadow([
      [334, 802],
      [670, 802],
      [690, 776],
      [350, 776],
    ]) +
    tube('M450 216C450 150 550 150 550 216', 26, leather) +
    shape('M330 460C270 480 262 620 292 740L340 760V450Z', linear([tone(color, -0.08), tone(color, -0.24)])) +
    shape('M670 460C730 480 738 620 708 740L660 760V450Z', linear([tone(color, -0.16), tone(color, -0.3)])) +
    shape(body, linear([tone(color, 0.08), at(0.45, color), tone(color, -0.15)], 'diagonal')) +
    clip(
      body,
      blurred(
        shape('M320 430V800H380C340 700 340 520 370 380Z', glow(0.12)) + shape('M680 400V800H610C660 700 660 520 640 380Z', shade(0.2)),
        10,
      ),
    ) +
    shape(
      'M322 440C322 270 390 200 500 200S678 270 678 440C678 508 620 520 500 520S322 508 322 440Z',
      linear([tone(color, 0.12), at(0.6, tone(color, 0.02)), tone(color, -0.1)], 'diagonal'),
    ) +
    line('M326 470C340 514 420 520 500 520S660 514 674 470', shade(0.3), 5) +
    line('M342 440C346 492 420 500 500 500S654 492 658 440', inkOn(color), 3, 'stroke-dasharray="11 9" opacity="0.5"') +
    `<g transform="translate(4 8)">${shape(pocket, shade(0.24))}</g>` +
    shape(pocket, linear([tone(color, 0.09), tone(color, -0.1)], 'diagonal')) +
    line(roundedRect(376, 612, 248, 140, 34), inkOn(color), 3, 'stroke-dasharray="11 9" opacity="0.45"') +
    line('M376 592H624', tone(color, -0.3), 12) +
    line('M376 592H624', '#c9a557', 4, 'stroke-dasharray="5 4"') +
    box(596, 584, 40, 16, 6, gold) +
    strap(430) +
    strap(570) +
    box(456, 650, 88, 60, 6, flat(leather)) +
    emblem('arch', 500, 680, 38, '#f3dfb8', 4)
  );
}

function handbag(color: string): string {
  const body = 'M300 500Q302 470 334 470H666Q698 470 700 500L730 752Q734 802 686 802H314Q266 802 270 752Z';
  const flap = 'M292 476Q294 456 320 456H680Q706 456 708 476L716 560C700 660 600 690 500 690S300 660 284 560Z';
  return (
    castShadow([
      [280, 802],
      [722, 802],
      [742, 774],
      [300, 774],
    ]) +
    tube('M376 476C376 230 440 190 500 190S624 230 624 476', 30, tone(color, -0.05), 'gloss') +
    shape('M700 490L740 560V740L716 790Z', tone(color, -0.28)) +
    shape(body, linear([tone(color, 0.02), at(0.5, tone(color, -0.06)), tone(color, -0.18)], 'diagonal')) +
    clip(body, blurred(shape('M260 700Q500 790 740 690V820H260Z', shade(0.2)), 10)) +
    clip(body, blurred(`<g transform="translate(6 16)">${shape(flap, shade(0.5))}</g>`, 8)) +
    shape(flap, linear([tone(color, 0.14), at(0.4, tone(color, 0.03)), tone(color, -0.1)], 'diagonal')) +
    clip(flap, blurred(shape('M290 456H710V500Q500 540 290 500Z', glow(0.2)), 8)) +
    line('M300 556C318 646 410 672 500 672S682 646 700 556', inkOn(color), 3, 'stroke-dasharray="10 8" opacity="0.5"') +
    [376, 624].map((x) => box(x - 22, 452, 44, 34, 8, tone(color, -0.12)) + ellipse(x, 470, 9, 9, gold)).join('') +
    box(462, 640, 76, 82, 14, gold) +
    box(470, 648, 60, 66, 10, linear(['#e2bf6e', '#f8ebbf'], 'diagonal')) +
    shape(arch(500, 708, 34, 50), '#8d6a2a') +
    shine(380, 520, 90, 24, 0.35, -8)
  );
}

function wallet(color: string): string {
  const half = (side: 1 | -1) => (side === 1 ? camera(0.5, 0.22, 500, 790) : camera(-0.62, 0.22, 500, 790));
  const right = half(1);
  const inner = tone(color, -0.14);
  const card = (x: number, top: number, fill: string) =>
    face(
      right,
      [
        [x, top, 0],
        [x + 210, top, 0],
        [x + 210, top - 120, 0],
        [x, top - 120, 0],
      ],
      fill,
      8,
    );
  const w = 400;
  const h = 300;
  return (
    castShadow([half(-1)([-190, 0, 0]), right([0, 0, 0]), right([w, 0, 0]), right([w, 0, -70]), half(-1)([-150, 0, -90])]) +
    face(
      half(-1),
      [
        [-190, h, 0],
        [0, h, 0],
        [0, 0, 0],
        [-190, 0, 0],
      ],
      inner,
      16,
    ) +
    card(60, h + 74, '#d9a13a') +
    card(80, h + 48, '#4d7d78') +
    card(100, h + 22, '#e8d6b6') +
    face(
      right,
      [
        [290, h + 8, 0.5],
        [306, h + 8, 0.5],
        [306, h - 2, 0.5],
        [290, h - 2, 0.5],
      ],
      '#c0a060',
    ) +
    face(
      right,
      [
        [0, h, 0],
        [w, h, 0],
        [w, 0, 0],
        [0, 0, 0],
      ],
      color,
      18,
    ) +
    `<g transform="${onto(right, [w / 2, h / 2, 1], 'front')}">${shape(
      roundedRect(-196, -146, 392, 292, 10),
      linear([glow(0.2), at(0.4, glow(0)), shade(0.14)], 'diagonal'),
    )}${line(roundedRect(-184, -134, 368, 268, 12), inkOn(color), 3.5, 'stroke-dasharray="12 9" opacity="0.6"')}${emblem('arch', 118, 66, 70, inkOn(color), 4)}${line('M-196 -150V150', shade(0.3), 14)}${line('M-180 -40C-60 -60 60 -20 190 -50', glow(0.1), 12)}</g>`
  );
}

function watch(color: string): string {
  const strap = (d: string) =>
    shape(d, linear([tone(color, -0.1), at(0.25, tone(color, 0.1)), at(0.6, tone(color, -0.02)), tone(color, -0.2)], 'across'));
  const ticks = Array.from(
    { length: 12 },
    (_, i) => `<g transform="rotate(${i * 30} 500 480)">${line(i % 3 ? 'M500 346V362' : 'M500 344V372', '#4a3b30', i % 3 ? 5 : 9)}</g>`,
  ).join('');
  const stitches = 'stroke-dasharray="11 9" opacity="0.55"';
  return (
    shadow(506, 800, 150, 26) +
    shape('M430 650C420 740 440 800 500 806C560 800 580 740 570 650Z', tone(color, -0.3)) +
    cuboid(camera(0, 0.2, 500, 806), { at: [0, 0, 0], size: [250, 54, 150], round: 26 }, '#d8c3a0') +
    strap('M412 356C416 250 424 180 440 150Q448 136 500 136T560 150C576 180 584 250 588 356Z') +
    strap('M412 604C416 690 424 740 438 776Q450 790 500 790T562 776C576 740 584 690 588 604Z') +
    line(
      'M434 340C438 260 442 200 452 162M566 340C562 260 558 200 548 162M434 620C438 690 444 730 452 766M566 620C562 690 556 730 548 766',
      inkOn(color),
      3.5,
      stitches,
    ) +
    shape('M440 150Q448 136 500 136T560 150L566 176H434Z', linear([shade(0.36), shade(0)])) +
    shape('M428 740H572L562 790H438Z', linear([shade(0), shade(0.4)])) +
    [400, 560].map((x) => box(x, 320, 40, 44, 8, gold) + box(x, 596, 40, 44, 8, gold)).join('') +
    box(650, 458, 36, 46, 8, gold) +
    ellipse(504, 488, 172, 172, shade(0.25)) +
    ellipse(500, 480, 170, 170, linear(['#fbeec2', at(0.35, '#c79d4b'), at(0.6, '#8d6a2a'), '#e8cd8c'], 'diagonal')) +
    ellipse(500, 480, 152, 152, '#7d5d24') +
    ellipse(500, 480, 148, 148, radial(['#fffdf6', at(0.7, '#f6ead4'), '#e2d0b1'], 0.4, 0.35, 0.7)) +
    ticks +
    emblem('arch', 500, 418, 34, tone(color, -0.05), 3.5) +
    line('M500 480L446 416', '#2f2620', 11) +
    line('M500 480L578 402', '#2f2620', 7) +
    line('M500 506L500 560', mix(color, '#a8402c', 0.5), 4) +
    ellipse(500, 480, 12, 12, '#2f2620') +
    ellipse(500, 480, 5, 5, '#e8cd8c') +
    shape('M380 400A146 146 0 0 1 520 334L420 600A146 146 0 0 1 368 420Z', glow(0.22))
  );
}
