import { useEffect } from 'react'
import { useParams } from 'react-router'
import { contractCalls } from '#domain/calls/papers.ts'
import { contract } from '#entities/contracts/contract.ts'
import { useOne } from '../data/use-one.ts'
import { titleOf } from '../fields/references/entities.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { PaperPrint } from '../papers/paper-print.tsx'
import { viewToken } from '../session/entry.ts'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { CustomerContract } from './customer-contract.tsx'
import './contracts.css'

/** A contract alone on the screen: for its customer, who came by a link, or for whoever may read contracts. */
export function ContractPage() {
  const { id = '' } = useParams()
  const token = viewToken()
  return (
    <main id="content" className="contract-page">
      {token === undefined ? (
        <OwnContract id={id} />
      ) : (
        <>
          <LanguageSwitch />
          <CustomerContract id={id} token={token} />
        </>
      )}
    </main>
  )
}

function OwnContract({ id }: { readonly id: string }) {
  const tools = useViewTools()
  const { record } = useOne({ resource: contract.name, id })
  const title = record === undefined ? undefined : titleOf(contract, { ...record })
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
  return (
    <>
      {title !== undefined && <h1>{title}</h1>}
      <PaperPrint calls={contractCalls} of={{ kind: contract.name, id }} name={title ?? id} tools={tools} />
    </>
  )
}
