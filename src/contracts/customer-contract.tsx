import { Skeleton, Tag } from 'antd'
import { useEffect } from 'react'
import { printContractView, readContractView } from '#domain/calls/contract-views.ts'
import { FileButton } from '../crud/actions/file-button.tsx'
import { UnopenedLink } from '../crud/record/unopened-link.tsx'
import { callForData, callForFile } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { translateOr, useLanguage, useT } from '../i18n/use-t.ts'
import { DocumentPaper } from '../papers/document-paper.tsx'
import { ConfirmForm } from './confirm-form.tsx'

interface CustomerProps {
  readonly id: string
  readonly token: string
}

/** A contract as its customer reads and confirms it, by the link that they were mailed. */
export function CustomerContract({ id, token }: CustomerProps) {
  const t = useT()
  const language = useLanguage()
  const body = { view_token: token, language }
  const { data, error, refetch } = useQuery({
    queryKey: [readContractView.id, id, language],
    queryFn: () => callForData(readContractView, { path: { id }, body }),
    retry: false,
  })
  const title = data === undefined ? undefined : t('console.contracts.title', { code: data.code })
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
  if (error !== null)
    return (
      <div className="contract-card">
        <UnopenedLink
          title={t('console.contracts.closed')}
          help={t('console.contracts.closed_help')}
          error={error}
          retry={() => void refetch()}
          t={t}
        />
      </div>
    )
  if (data === undefined) return <Skeleton active paragraph={{ rows: 10 }} />
  return (
    <>
      <header className="contract-head">
        <div>
          <p className="lobby-secondary">{data.building}</p>
          <h1>{title}</h1>
        </div>
        <Tag>{translateOr(t, `entity.contract.states.${data.status}`, data.status)}</Tag>
        <FileButton
          t={t}
          name={data.code}
          load={() => callForFile(printContractView, { path: { id }, body })}
        />
      </header>
      <ConfirmForm id={id} token={token} contract={data} reload={async () => void (await refetch())} />
      {data.pages.map((page, at) => (
        <DocumentPaper key={at} whole page={page} />
      ))}
    </>
  )
}
