import { createHttp, isCallError } from '#data-provider/http.ts'
import { reportAppError } from '../errors/app-errors.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { takeFirstList } from './first-list.ts'
import { currentSignIn, signature } from './token.ts'

/** Every call of the console goes through it. */
export const http = createHttp({ signature, language: currentLanguage })

http.interceptors.request.use((request) => takeFirstList(request, currentSignIn()))

// Errors that concern the whole console are reported here once, whichever page sent the request.
http.interceptors.response.use(undefined, (error: unknown) => {
  if (isCallError(error) && !error.isCancelled) {
    if (error.codes.includes('user_unauthorized') && currentSignIn() !== undefined)
      reportAppError({ kind: 'expired' })
    if (error.codes.includes('second_factor_required')) reportAppError({ kind: 'second_factor' })
    if (error.codes.includes('network_error')) reportAppError({ kind: 'network' })
  }
  throw error
})
