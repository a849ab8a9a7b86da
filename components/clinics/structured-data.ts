import type { StructuredData } from '@/components/site/page-head'
import { chainRef } from '@/components/site/structured-data'
import { clinicPath } from '@/lib/addresses/paths'
import { photographPath } from '@/lib/addresses/storage'
import { CURRENCY } from '@/lib/catalogue/brand'
import { isPhotograph } from '@/lib/catalogue/pictures'
import type { Texts } from '@/lib/texts/languages'
import type { ClinicView } from '@/lib/views/clinics'

const photographOf = ([first]: ClinicView['facts']['photos']): string | null =>
  first && isPhotograph(first.picture) ? photographPath(first.picture) : null

/** The image is the clinic's first photograph, or else `picture`, a path. No ratings. */
export const dentist = (
  { origin, brand }: { origin: string; brand: Texts['brand']['BRAND'] },
  clinic: ClinicView,
  picture: string,
): StructuredData => ({
  '@type': 'Dentist',
  '@id': `${origin}${clinicPath(clinic.city.id, clinic.cid)}`,
  name: clinic.name,
  url: `${origin}${clinicPath(clinic.city.id, clinic.cid)}`,
  image: `${origin}${photographOf(clinic.facts.photos) ?? picture}`,
  telephone: clinic.phone.international,
  parentOrganization: chainRef(origin, brand),
  priceRange: clinic.priceRange,
  currenciesAccepted: CURRENCY,
  hasMap: clinic.mapsHref,
  potentialAction: {
    '@type': 'ReserveAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${clinic.reserveHref}`,
      actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
    },
    result: { '@type': 'Reservation', name: clinic.name },
  },
  address: {
    '@type': 'PostalAddress',
    streetAddress: clinic.address,
    addressLocality: clinic.city.name,
    addressRegion: clinic.state,
    postalCode: clinic.pincode,
    addressCountry: 'IN',
  },
  geo: { '@type': 'GeoCoordinates', latitude: clinic.at.lat, longitude: clinic.at.lng },
  openingHoursSpecification: clinic.openingHours.map(({ day, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${day}`,
    opens,
    closes,
  })),
})
