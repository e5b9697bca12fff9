import type { ComponentType } from 'react'
import type { Home } from './data/shapes.ts'
import { HomePlace } from './places/home.tsx'

/** What the place of a home is given: that home, and the id that its address names. */
export interface HomeProps {
  readonly home: Home
  /** Empty where the address names none. */
  readonly id: string
}

type Load<Props> = () => Promise<ComponentType<Props>>

interface HomeRoute {
  readonly path: string
  readonly load: Load<HomeProps>
  /** Only for those who see the home's sums. */
  readonly needs?: 'money'
  /** Nothing of a building: open also while its order has run out. */
  readonly isOwn?: true
}

/** Who may see what a home owes: who acts in it, and who pays for it. */
export const seesMoney = ({ acts, pays }: Home) => acts || pays

/** The places of one home, each loaded when it is opened first. */
export const homeRoutes: readonly HomeRoute[] = [
  { path: '/homes/:home', load: async () => HomePlace },
  {
    path: '/homes/:home/fees',
    needs: 'money',
    load: async () => (await import('./places/fees.tsx')).OpenFees,
  },
  {
    path: '/homes/:home/fees/paid',
    needs: 'money',
    load: async () => (await import('./places/fees.tsx')).PaidFees,
  },
  {
    path: '/homes/:home/fees/prepaid',
    needs: 'money',
    load: async () => (await import('./places/prepaid.tsx')).Prepaid,
  },
  {
    path: '/homes/:home/fees/years',
    needs: 'money',
    load: async () => (await import('./places/years.tsx')).YearPlace,
  },
  {
    path: '/homes/:home/fees/years/:id',
    needs: 'money',
    load: async () => (await import('./places/years.tsx')).YearPlace,
  },
  {
    path: '/homes/:home/fees/:id',
    needs: 'money',
    load: async () => (await import('./places/fees.tsx')).FeePlace,
  },
  { path: '/homes/:home/pay', needs: 'money', load: async () => (await import('./places/pay.tsx')).PayPlace },
  {
    path: '/homes/:home/pay/:id',
    needs: 'money',
    load: async () => (await import('./places/payment.tsx')).PaymentPlace,
  },
  {
    path: '/homes/:home/papers',
    needs: 'money',
    load: async () => (await import('./places/papers.tsx')).Receipts,
  },
  {
    path: '/homes/:home/papers/notices',
    needs: 'money',
    load: async () => (await import('./places/papers.tsx')).Notices,
  },
  {
    path: '/homes/:home/receipts/:id',
    needs: 'money',
    load: async () => (await import('./places/papers.tsx')).ReceiptPlace,
  },
  {
    path: '/homes/:home/notices/:id',
    needs: 'money',
    load: async () => (await import('./places/papers.tsx')).NoticePlace,
  },
  { path: '/homes/:home/more', isOwn: true, load: async () => (await import('./places/more.tsx')).MorePlace },
  {
    path: '/homes/:home/more/household',
    load: async () => (await import('./places/household.tsx')).HouseholdPlace,
  },
  {
    path: '/homes/:home/more/told',
    isOwn: true,
    load: async () => (await import('./places/told.tsx')).ToldPlace,
  },
  { path: '/homes/:home/more/me', isOwn: true, load: async () => (await import('./places/me.tsx')).MePlace },
  {
    path: '/homes/:home/more/password',
    isOwn: true,
    load: async () => (await import('./places/me.tsx')).PasswordPlace,
  },
  {
    path: '/homes/:home/more/devices',
    isOwn: true,
    load: async () => (await import('./places/devices.tsx')).DevicesPlace,
  },
  {
    path: '/homes/:home/more/language',
    isOwn: true,
    load: async () => (await import('./places/taste.tsx')).LanguagePlace,
  },
  {
    path: '/homes/:home/more/letters',
    isOwn: true,
    load: async () => (await import('./places/taste.tsx')).LettersPlace,
  },
]

interface OpenRoute {
  readonly path: string
  readonly load: Load<object>
  /** True: who is signed in goes on to their home. */
  readonly isForGuests?: true
}

/** Places that need nobody to be signed in. */
export const openRoutes: readonly OpenRoute[] = [
  { path: '/join', load: async () => (await import('./places/join.tsx')).JoinPlace },
  {
    path: '/sign-in',
    isForGuests: true,
    load: async () => (await import('./places/sign-in.tsx')).SignInPlace,
  },
  {
    path: '/forgotten',
    isForGuests: true,
    load: async () => (await import('./places/forgotten.tsx')).ForgottenPlace,
  },
]
