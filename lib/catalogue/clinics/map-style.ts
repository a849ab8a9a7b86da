// The style list format of map services. Soft colours, so that pins stand out.

export type MapStyle = { featureType: string; elementType: string; stylers: readonly { color: string }[] }

const rule = <const F extends string, const E extends string>(featureType: F, elementType: E, color: string) => ({
  featureType,
  elementType,
  stylers: [{ color }] as const,
})

export const MAP_STYLE = [
  rule('landscape', 'geometry', '#e6eff4'),
  rule('water', 'geometry', '#a8d5ea'),
  rule('road.highway', 'geometry.fill', '#ffffff'),
  rule('road.highway', 'geometry.stroke', '#7fa9bd'),
  rule('road.arterial', 'geometry.fill', '#ffffff'),
  rule('road.arterial', 'geometry.stroke', '#a6c3d1'),
] as const satisfies readonly MapStyle[]

type MapRule = (typeof MAP_STYLE)[number]

export function mapColour<F extends MapRule['featureType']>(
  feature: F,
  element: Extract<MapRule, { featureType: F }>['elementType'],
): string {
  return MAP_STYLE.find((one) => one.featureType === feature && one.elementType === element)?.stylers[0].color ?? ''
}
