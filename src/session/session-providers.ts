import { createAccessControlProvider } from '#access-control/provider.ts'
import { entityOf } from '#resources'
import type { AuthProvider } from '../data/with-refine.tsx'
import { isCallError } from '#data-provider/http.ts'
import { currentBuildingId, currentSession, signOut } from './session.ts'

/** refine's view of the session. `check` is asked on every navigation, so it answers from memory. */
const authProvider: AuthProvider = {
  async login(input: { username: string; password: string; remember: boolean }) {
    try {
      const { signIn } = await import('./sign-in.ts')
      if ((await signIn(input)) === undefined) return { success: true }
      return { success: false, error: { name: 'login', message: 'second_factor_required' } }
    } catch (error) {
      return {
        success: false,
        error: { name: 'login', message: isCallError(error) ? error.codes.join(',') : 'server_error' },
      }
    }
  },
  async logout() {
    await signOut()
    return { success: true, redirectTo: '/login' }
  },
  check: () => Promise.resolve({ authenticated: currentSession().status === 'signed_in' }),
  // Expired tokens are told by the session's own modal.
  onError: () => Promise.resolve({}),
  getIdentity: () => Promise.resolve(currentSession().user),
}

const accessControlProvider = createAccessControlProvider({
  decider: () => currentSession().decider,
  building: currentBuildingId,
  entityOf,
})

/** The session as refine asks for it. */
export const sessionProviders = { authProvider, accessControlProvider }
