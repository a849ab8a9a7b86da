// Written by `npm run art` from art/: each picture’s own size, the widths that it is rendered at, and a hash of its source.
const CARD = { width: 640, height: 480, widths: [96, 128, 256, 384, 640, 828] } as const
const HERO = { width: 1280, height: 960, widths: [360, 640, 828, 1280, 1536] } as const

export const ART = {
  'heroes/home': { ...HERO, hash: 'b899cf75' },
  'heroes/membership': { ...HERO, hash: '975f0700' },
  'heroes/ppr': { ...HERO, hash: '980a69e4' },
  'treatments/aligners': { ...CARD, hash: 'ea729c92' },
  'treatments/braces': { ...CARD, hash: 'a1f017c2' },
  'treatments/bridges': { ...CARD, hash: '2fdf4ed6' },
  'treatments/complete_dentures': { ...CARD, hash: 'f2c5a2f1' },
  'treatments/dental_bonding': { ...CARD, hash: 'f3ed0bf1' },
  'treatments/dental_jewellery': { ...CARD, hash: 'ea2d6177' },
  'treatments/dental_veneers': { ...CARD, hash: '069d5d0a' },
  'treatments/emergency': { ...CARD, hash: '4764a72a' },
  'treatments/implant_scan': { ...CARD, hash: 'd946886c' },
  'treatments/root_canal': { ...CARD, hash: 'f6c2e4a7' },
  'treatments/routine_checkup': { ...CARD, hash: '24dbfe1b' },
  'treatments/scaling_root_planing': { ...CARD, hash: '4f7b9561' },
  'treatments/smile_design': { ...CARD, hash: '12b6894a' },
  'treatments/teeth_cleaning': { ...CARD, hash: '6cb30306' },
  'treatments/teeth_whitening': { ...CARD, hash: '3f65d28e' },
  'treatments/tooth_extraction': { ...CARD, hash: '1338c47a' },
} as const
