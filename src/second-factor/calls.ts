import type { DataOf } from '#domain/calls/call.ts'
import {
  type beginSecondFactor,
  type confirmSecondFactor,
  disableSecondFactor,
  readOwnSecondFactor,
  renewRecoveryCodes as renewRecoveryCodesCall,
} from '#domain/calls/second-factor.ts'
import { callApi, callForData, type InputOf } from '../data/call-api.ts'

/** The data for an authenticator app. */
export type AppSecret = DataOf<typeof beginSecondFactor>
/** Proves that it is the owner who asks. */
export type Proof = InputOf<typeof disableSecondFactor>['body']
export type Confirmed = DataOf<typeof confirmSecondFactor>

export const ownFactorKey = ['auth', 'second_factor']

export const askOwnFactor = () => callForData(readOwnSecondFactor, {})

export const disableFactor = async (proof: Proof) =>
  void (await callApi(disableSecondFactor, { body: proof }))

export const renewRecoveryCodes = async (proof: Proof) =>
  (await callForData(renewRecoveryCodesCall, { body: proof })).recovery_codes
