/** Gives a browser the two cookies that signing in leaves: the session, and the readable hint beside it. */
export function holdSession(cookies: Map<string, string>, token: string): void {
  cookies.set('__Host-session', token)
  cookies.set('signed-in', 'somebody')
}
