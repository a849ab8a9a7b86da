// The texts of the maps.
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
  open: 'Mark your home on a map',
  map: 'Map of your city',
  pin: 'Your home. Drag this pin, or move it with the arrow keys',
  hint: 'Drag the pin to your home, or tap your home on the map.',
  chosen: 'Your home is marked on the map',
} as const
/** The button that asks the device for its location, to find clinics nearby. */
export const NEAR = {
  button: 'Near me',
  locating: 'Finding your location',
  notLocated: 'We couldn’t find your location. Type your area or pincode instead.',
} as const
