// Shaped like Cognito's ids, because Amplify and verifiers parse them. No pool with these ids exists.

export const EMBEDDED_POOL = {
  region: 'ap-south-1',
  userPoolId: 'ap-south-1_Embedded1',
  clientId: '5mh7d2en8t1alw0b4oking6pa3',
  identityPoolId: 'ap-south-1:6d757468-7564-456e-9461-6c2d706f6f6c',
} as const
