import { outcome } from './seeded-server.ts'
import { call, type TestServer } from './test-server.ts'

export const freshPassword = 'Cầu thang bộ tầng 9'
/** What a link answers that was used, replaced or has expired. */
export const deadLink = '422 invalid_password_link'

/** What people do with links that choose a password. */
export function linksOf(server: () => TestServer) {
  const choose = (link: string, password = freshPassword) =>
    call(server(), 'POST /v1/auth/set-password', { json: { token: link, password } })
  return {
    choose,
    said: async (reply: ReturnType<typeof choose>) => outcome(await reply),
    signIn: async (username: string, password: string) =>
      (await call(server(), 'POST /v1/auth/login', { json: { username, password } })).status,
  }
}
