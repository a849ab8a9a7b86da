import { describe, expect, test } from 'vitest'
import { chainCities } from '@/lib/catalogue/clinics/cities'
import { shapesOf } from '@/lib/catalogue/clinics/city-shapes'
import { MAP_STYLE, mapColour } from '@/lib/catalogue/clinics/map-style'
import { SAMPLE } from '@/tests/support/chain/sample-chain'

type Place = readonly [lat: number, lng: number]

/** A point is in a polygon when an odd number of its sides lies north of it. */
function isInside([lat, lng]: Place, polygon: readonly Place[]): boolean {
  return polygon.reduce((inside, [latA, lngA], at) => {
    const [latB, lngB] = polygon[(at + 1) % polygon.length] as Place
    const crosses = lngA > lng !== lngB > lng && lat < latA + ((latB - latA) * (lng - lngA)) / (lngB - lngA)
    return crosses ? !inside : inside
  }, false)
}

const kmBetween = ([latA, lngA]: Place, [latB, lngB]: Place) =>
  111 * Math.hypot(latA - latB, (lngA - lngB) * Math.cos((latA * Math.PI) / 180))

/** Kilometres to the nearest of the points into which the line is divided. */
function kmToLine(place: Place, line: readonly Place[]): number {
  const cuts = line.slice(1).flatMap(([lat, lng], at) => {
    const [fromLat, fromLng] = line[at] as Place
    return Array.from(
      { length: 21 },
      (_, n): Place => [fromLat + ((lat - fromLat) * n) / 20, fromLng + ((lng - fromLng) * n) / 20],
    )
  })
  return Math.min(...cuts.map((cut) => kmBetween(place, cut)))
}

describe.each(chainCities().map((city) => [city.id, city] as const))('the map of %s', (id, city) => {
  const shapes = shapesOf(id)
  const isArea = (kind: string) => kind === 'sea' || kind === 'lake'

  test('the map consists of water, a ring and at least four main roads', () => {
    expect(shapes.filter(({ kind }) => kind === 'road').length).toBeGreaterThanOrEqual(4)
    for (const { kind, points } of shapes) {
      expect(['sea', 'lake', 'river', 'ring', 'road']).toContain(kind)
      expect(points.length).toBeGreaterThanOrEqual(isArea(kind) ? 3 : 2)
      expect(points.flat().every(Number.isFinite)).toBe(true)
    }
  })

  test('the map’s shapes lie around the city', () => {
    const far = shapes
      .filter(({ kind }) => kind !== 'sea')
      .flatMap(({ points }) => points.filter((point) => kmBetween(point, [city.lat, city.lng]) > 36))
    expect(far).toEqual([])
  })

  test('the map shows each clinic on land, within two kilometres of a road', () => {
    for (const { city: cityId, locality, lat, lng } of SAMPLE.clinics.filter((clinic) => clinic.city === id)) {
      const wet = shapes.filter(({ kind, points }) => isArea(kind) && isInside([lat, lng], points))
      expect([cityId, locality, wet.length]).toEqual([cityId, locality, 0])
      const roads = shapes.filter(({ kind }) => kind === 'road' || kind === 'ring')
      expect(Math.min(...roads.map(({ points }) => kmToLine([lat, lng], points))), locality).toBeLessThan(2)
    }
  })
})

test('an unknown city has no map shapes', () => {
  expect([shapesOf('atlantis'), shapesOf('constructor')]).toEqual([[], []])
})

test('the map style has a colour for landscape, highways and water', () => {
  const colours = [
    mapColour('landscape', 'geometry'),
    mapColour('water', 'geometry'),
    mapColour('road.highway', 'geometry.fill'),
  ]
  for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  expect(new Set(MAP_STYLE.map(({ featureType, elementType }) => `${featureType} ${elementType}`)).size).toBe(
    MAP_STYLE.length,
  )
})
