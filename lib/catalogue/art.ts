// Written by `npm run art` from art/: each picture’s own size, the widths that it is rendered at, and a hash of its source.
const CARD = { width: 640, height: 480, widths: [96, 128, 256, 384, 640, 828] } as const
const HERO = { width: 1280, height: 960, widths: [360, 640, 828, 1280, 1536] } as const

export const ART = {
  'heroes/home': { ...HERO, hash: 'a2a0bfe2' },
  'heroes/membership': { ...HERO, hash: 'cfc87917' },
  'heroes/ppr': { ...HERO, hash: '9c6c4df6' },
  'treatments/aligners': { ...CARD, hash: '21cfd2eb' },
  'treatments/braces': { ...CARD, hash: 'f116f8ca' },
  'treatments/bridges': { ...CARD, hash: 'f2e997f4' },
  'treatments/complete_dentures': { ...CARD, hash: 'f19ff932' },
  'treatments/dental_bonding': { ...CARD, hash: '0bcb7949' },
  'treatments/dental_jewellery': { ...CARD, hash: '45346325' },
  'treatments/dental_veneers': { ...CARD, hash: '378003a7' },
  'treatments/emergency': { ...CARD, hash: '3c70b083' },
  'treatments/implant_scan': { ...CARD, hash: 'fa407099' },
  'treatments/root_canal': { ...CARD, hash: 'f0b45c39' },
  'treatments/routine_checkup': { ...CARD, hash: '003671a7' },
  'treatments/scaling_root_planing': { ...CARD, hash: 'f5d56e63' },
  'treatments/smile_design': { ...CARD, hash: 'd4543f01' },
  'treatments/teeth_cleaning': { ...CARD, hash: '238dd291' },
  'treatments/teeth_whitening': { ...CARD, hash: '3bf6c469' },
  'treatments/tooth_extraction': { ...CARD, hash: 'a5d016e4' },
} as const
