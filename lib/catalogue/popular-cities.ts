// The cities that are offered first, in the chain's order. Small, because every page's foot names them.
export const POPULAR_CITIES = [
  { id: 'bengaluru', name: 'Bengaluru' },
  { id: 'chennai', name: 'Chennai' },
  { id: 'hyderabad', name: 'Hyderabad' },
  { id: 'kochi', name: 'Kochi' },
  { id: 'coimbatore', name: 'Coimbatore' },
  { id: 'mumbai', name: 'Mumbai' },
] as const
