/** Places that letters are seen at, drawn at their true size: a unit is a mm. */
import type { ReactNode } from 'react';

export interface Scene {
  value: string;
  name: string;
  width: number;
  height: number;
  /** Where letters stand at first, mm: their middle. */
  spot: { x: number; y: number };
  /** What says how large it is. */
  measure: string;
  draw: (isDark: boolean) => ReactNode;
}

const wall = (isDark: boolean) => (
  <>
    <rect width={3600} height={2400} fill={isDark ? '#33393c' : '#efebe1'} />
    <rect y={2150} width={3600} height={250} fill={isDark ? '#8a7258' : '#c4a67f'} />
    <rect y={2060} width={3600} height={90} fill={isDark ? '#22272a' : '#fffdf8'} />
    <rect x={2640} y={110} width={820} height={2040} fill={isDark ? '#4b5357' : '#dcd5c6'} />
    <path
      d="M2600 2150V70H3500V2150M2760 240H3340V1000H2760ZM2760 1180H3340V2000H2760Z"
      fill="none"
      stroke={isDark ? '#6a7479' : '#b3aa97'}
      strokeWidth={14}
    />
    <circle cx={2725} cy={1100} r={32} fill={isDark ? '#c4a67f' : '#7d6a4f'} />
    <path d="M250 2150V1640M1750 2150V1640" stroke={isDark ? '#17191a' : '#4a4137'} strokeWidth={60} />
    <rect x={150} y={1560} width={1700} height={90} fill={isDark ? '#b38e63' : '#8a6b4a'} />
    <path d="M420 1560 380 1330H620L580 1560Z" fill={isDark ? '#a8543f' : '#b9634a'} />
    <path
      d="M500 1340C340 1280 330 1130 380 1050 470 1120 500 1220 500 1340 520 1200 560 1080 680 1060 690 1200 620 1310 500 1340Z"
      fill={isDark ? '#5d8262' : '#4f7a58'}
    />
  </>
);

const shopWindow = (isDark: boolean) => (
  <>
    <rect width={3600} height={2700} fill={isDark ? '#5b3b31' : '#b4705a'} />
    <rect y={2580} width={3600} height={120} fill={isDark ? '#3a3d3e' : '#b9b5ab'} />
    <rect x={80} y={120} width={3440} height={330} fill={isDark ? '#1f3a34' : '#2f5a50'} />
    <path d="M160 220H3440M160 350H3440" stroke={isDark ? '#2c4f47' : '#43756a'} strokeWidth={10} />
    <rect x={120} y={500} width={2340} height={1640} fill={isDark ? '#1b2529' : '#cfdedd'} />
    <path
      d="M120 2140H2460V1960H120ZM420 1960V1560H760V1960ZM980 1960V1700H1240V1960ZM1560 1960V1420H1860V1960Z"
      fill={isDark ? '#27343a' : '#b3c6c4'}
    />
    <path
      d="M380 500H760L120 1560V940ZM1150 500H1290L340 2140H200Z"
      fill="#fff"
      opacity={isDark ? 0.05 : 0.35}
    />
    <rect x={2580} y={500} width={900} height={2080} fill={isDark ? '#1f3a34' : '#2f5a50'} />
    <rect x={2700} y={640} width={660} height={1240} fill={isDark ? '#1b2529' : '#cfdedd'} />
    <path d="M2660 1260V1660" stroke="#d9b26a" strokeWidth={36} strokeLinecap="round" />
    <rect x={60} y={2140} width={2460} height={440} fill={isDark ? '#1f3a34' : '#2f5a50'} />
    <rect x={120} y={500} width={2340} height={1640} fill="none" stroke="#14211e" strokeWidth={44} />
  </>
);

const van = (isDark: boolean) => (
  <>
    <rect width={5400} height={3600} fill={isDark ? '#2a3036' : '#dfe6e6'} />
    <path
      d="M0 2500V1500H420V1100H900V1650H1500V900H2100V1400H2900V1050H3500V1550H4300V1250H4900V1700H5400V2500Z"
      fill={isDark ? '#333b42' : '#cad5d5'}
    />
    <rect y={2500} width={5400} height={1100} fill={isDark ? '#1d2023' : '#a8aaa6'} />
    <path
      d="M0 3100H5400"
      stroke={isDark ? '#4b5054' : '#f4f1e6'}
      strokeWidth={40}
      strokeDasharray="500 300"
    />
    <path
      d="M240 2600V900Q240 760 380 760H3700Q3850 760 3960 900L4420 1580 5000 1760Q5140 1800 5140 1960V2600Z"
      fill={isDark ? '#24476b' : '#f6f5f1'}
      stroke={isDark ? '#14283d' : '#8d8f8c'}
      strokeWidth={18}
    />
    <path d="M3560 940H3740Q3790 940 3830 1000L4200 1570H3560Z" fill={isDark ? '#101a22' : '#53666c'} />
    <path
      d="M3440 860V2480M3440 2480H4260V1680M300 2380H3300"
      fill="none"
      stroke={isDark ? '#14283d' : '#b9bab5'}
      strokeWidth={14}
    />
    <rect x={3640} y={1760} width={220} height={50} rx={25} fill={isDark ? '#14283d' : '#8d8f8c'} />
    <rect x={200} y={2540} width={4980} height={110} rx={40} fill="#34373a" />
    <path d="M5020 1920H5130V2090H4960Z" fill="#f2cf7c" />
    {[1150, 4350].map((x) => (
      <g key={x}>
        <circle cx={x} cy={2600} r={350} fill="#17191b" />
        <circle cx={x} cy={2600} r={200} fill="#a9adae" />
        <circle cx={x} cy={2600} r={70} fill="#17191b" />
      </g>
    ))}
  </>
);

export const scenes: readonly Scene[] = [
  {
    value: 'wall',
    name: 'Wall',
    width: 3600,
    height: 2400,
    spot: { x: 1300, y: 850 },
    measure: 'The wall is 3.6 m wide, its door 2.04 m high.',
    draw: wall,
  },
  {
    value: 'window',
    name: 'Shop window',
    width: 3600,
    height: 2700,
    spot: { x: 1290, y: 1150 },
    measure: 'The pane is 2.34 m wide and 1.64 m high.',
    draw: shopWindow,
  },
  {
    value: 'van',
    name: 'Van',
    width: 5400,
    height: 3600,
    spot: { x: 1800, y: 1550 },
    measure: 'The van is 4.9 m long; its side has 3 m without a seam.',
    draw: van,
  },
];
