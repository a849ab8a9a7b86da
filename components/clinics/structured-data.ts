// What the clinics pages say of themselves to search engines (schema.org), in whole addresses.
import type { ClinicView } from '@/components/clinics/views'
import type { StructuredData } from '@/components/site/page-head'
import { clinicPath } from '@/lib/addresses/paths'
import { BRAND } from '@/lib/catalogue/brand'

/** One clinic; `picture` is the path of its picture. */
export const dentist = (origin: string, clinic: ClinicView, picture: string): StructuredData => ({
  '@type': 'Dentist',
  '@id': `${origin}${clinicPath(clinic.city.id, clinic.cid)}`,
  name: clinic.name,
  url: `${origin}${clinicPath(clinic.city.id, clinic.cid)}`,
  image: `${origin}${picture}`,
  telephone: clinic.phone.international,
  parentOrganization: { '@type': 'Organization', name: BRAND.name, url: `${origin}/` },
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
