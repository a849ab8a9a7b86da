// The drawing of a clinic's front differs by the clinic's id. It shows no real building, and its caption says so.
import styles from '@/components/clinics/clinic-front.module.css'

const ROOFS = [
  'M52 84H268V98H52z',
  'M44 98L160 44L276 98z',
  'M56 98C56 62 264 62 264 98z',
  'M44 98L84 62H236L276 98z',
  'M60 98V72H130V84H190V72H260V98z',
] as const
const TONES = [styles.blue, styles.leaf, styles.coral, styles.gold, styles.brand, styles.dark]
/** The left edges of the door, and of the windows beside it. */
const PLANS = [
  { door: 136, windows: [76, 200] },
  { door: 76, windows: [140, 200] },
  { door: 200, windows: [76, 140] },
] as const
const PLANTS = [
  // A palm, a round tree, a pair of shrubs, and potted plants.
  'M26 204Q32 168 28 136L32 136Q38 168 34 204zM30 138Q10 122 4 140Q20 134 30 138Q28 112 8 114Q26 122 30 138Q38 112 54 122Q38 124 30 138Q48 130 56 146Q42 136 30 138z',
  'M26 204V164H34V204zM30 110A27 30 0 0 1 30 170A27 30 0 0 1 30 110z',
  'M4 204Q4 176 22 176Q40 176 40 204zM280 204Q280 184 294 184Q308 184 308 204z',
  'M16 204L12 184H40L36 204zM26 186Q4 170 14 150Q24 160 26 176Q30 150 44 152Q46 172 26 186zM282 204L278 186H304L300 204zM291 188Q272 172 284 158Q292 168 291 180Q298 160 308 166Q310 178 291 188z',
] as const

/** The same for each visit. Ids that follow one another differ in every part. */
function pick<T>(cid: string, parts: readonly T[], step: number): T | undefined {
  const seed = [...cid].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
  return parts[(seed * step) % parts.length]
}

export function ClinicFront({ cid, className }: { cid: string; className: string | undefined }) {
  const tone = pick(cid, TONES, 1)
  const { door, windows } = pick(cid, PLANS, 1) ?? PLANS[0]
  return (
    <svg className={`${styles.front} ${className}`} viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <path className={styles.ground} d="M0 204H320V240H0z" />
      <path className={styles.wall} d="M60 96H260V204H60z" />
      <path className={pick(cid, TONES, 5)} d={pick(cid, ROOFS, 1)} />
      <path className={styles.sign} d="M112 102H208V124H112z" />
      <path
        className={styles.tooth}
        d="M160 106C164 104 168 106 167 111C166 115 165 121 163 121S162 116 160 116S159 121 157 121S154 115 153 111C152 106 156 104 160 106z"
      />
      {windows.map((left) => (
        <path key={left} className={styles.window} d={`M${left} 140H${left + 44}V176H${left}z`} />
      ))}
      <path className={tone} d={`M${door} 136H${door + 44}V204H${door}z`} />
      <path className={styles.glass} d={`M${door + 8} 144H${door + 36}V174H${door + 8}z`} />
      <path className={styles.step} d={`M${door - 10} 204H${door + 54}V210H${door - 10}z`} />
      <path className={styles.plant} d={pick(cid, PLANTS, 3)} />
    </svg>
  )
}
