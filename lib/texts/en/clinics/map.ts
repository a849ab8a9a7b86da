// The words of the maps.
export const MAP = {
  ofClinics: 'Map of our clinics in {city}',
  ofClinic: 'Map: {clinic}',
  closer: 'Zoom in',
  wider: 'Zoom out',
  view: 'Show as',
  list: 'List',
  map: 'Map',
  drawn: 'Simplified map',
} as const
export const POINT = {
  open: 'Choose the point on a map',
  map: 'Map of your city',
  pin: 'Your home. Move it with the arrow keys, or drag it',
  hint: 'Drag the pin to your door, or tap the place on the map.',
  chosen: 'The point on the map is taken',
} as const
/** Asks the device where it is, to find clinics nearby. */
export const NEAR = {
  button: 'Near me',
  locating: 'Finding where you are …',
  notLocated: 'We could not find where you are. Type your area or pincode instead.',
} as const
