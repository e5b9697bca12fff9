import { http } from '../session/http.ts'

/** How it stands with one's own second factor. */
export interface OwnFactor {
  readonly name: string
  readonly enabled_at: string | null
  readonly recovery_codes_left: number
  readonly must_enrol: boolean
}

/** What an authenticator app is given. */
export interface AppSecret {
  readonly secret: string
  readonly uri: string
}

/** Proves that it is the owner who asks. */
export interface Proof {
  readonly current_password: string
  readonly code: string
}

export interface Confirmed {
  readonly recovery_codes: readonly string[]
  readonly access_token: string
}

interface Data<T> {
  readonly data: T
}

const path = '/v1/auth/second-factor'
export const ownFactorKey = ['auth', 'second_factor']

export const askOwnFactor = async () => (await http.get<Data<OwnFactor>>(path)).data.data

export const beginEnrolment = async (current_password: string) =>
  (await http.postForm<Data<AppSecret>>(`${path}/enrol`, { current_password })).data.data

export const confirmEnrolment = async (code: string) =>
  (await http.postForm<Data<Confirmed>>(`${path}/confirm`, { code })).data.data

export const disableFactor = async (proof: Proof) => void (await http.postForm(`${path}/disable`, proof))

export const renewRecoveryCodes = async (proof: Proof) =>
  (await http.postForm<Data<Pick<Confirmed, 'recovery_codes'>>>(`${path}/recovery-codes`, proof)).data.data
    .recovery_codes
