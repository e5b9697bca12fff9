import { say } from '../language/say.ts'
import { Tabs } from './tabs.tsx'

interface FeeTabsProps {
  /** The home's address. */
  readonly start: string
  readonly open: 'open' | 'settled' | 'prepaid' | 'years'
}

/** What is to be paid, what is paid, and what was paid before it was due, and the statement of a year. */
export const FeeTabs = ({ start, open }: FeeTabsProps) => (
  <Tabs
    of={[
      [`${start}/fees`, say('money.fees.open'), open === 'open'],
      [`${start}/fees/paid`, say('money.fees.settled'), open === 'settled'],
      [`${start}/fees/prepaid`, say('money.prepaid.tab'), open === 'prepaid'],
      [`${start}/fees/years`, say('money.years.tab'), open === 'years'],
    ]}
  />
)
