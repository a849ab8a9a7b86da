/** Gives a browser the two cookies of a signed-in patient: the session and the hint that scripts can read. */
export function holdSession(cookies: Map<string, string>, token: string): void {
  cookies.set('__Host-session', token)
  cookies.set('signed-in', 'somebody')
}
