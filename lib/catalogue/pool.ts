// The embedded pool's ids. Shaped as Amazon Cognito's, because Amplify and the verifiers read the region and the pool's
// name out of them; no pool of these ids exists there.

export const EMBEDDED_POOL = {
  region: 'ap-south-1',
  userPoolId: 'ap-south-1_MuthuD3nt',
  clientId: '5mh7d2en8t1alw0b4oking6pa3',
  identityPoolId: 'ap-south-1:6d757468-7564-456e-9461-6c2d706f6f6c',
} as const
