import { DownloadOutlined, FileOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { downloadFile } from '#domain/calls/files.ts'
import { callForFile } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { formatBytes } from '../fields/format.ts'
import { saveBlob, usePictureUrl } from '../fields/uploads/stored-file.ts'
import { useLanguage, useT } from '../i18n/use-t.ts'
import { Loaded } from './readable-text.tsx'

/** A stored file alone on the screen, for who may see the record that holds it: a picture is shown, any file can be kept. */
export function FilePage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['file-page', id],
    queryFn: ({ signal }) => callForFile(downloadFile, { path: { id }, signal }),
    staleTime: Infinity,
    retry: false,
  })
  return (
    <main id="content" className="media-page">
      <Loaded data={data} error={error} retry={() => void refetch()}>
        {({ blob, name }) => <OneFile blob={blob} name={name ?? id} />}
      </Loaded>
    </main>
  )
}

function OneFile({ blob, name }: { readonly blob: Blob; readonly name: string }) {
  const t = useT()
  const language = useLanguage()
  const isPicture = blob.type.startsWith('image/')
  const { url } = usePictureUrl(isPicture ? blob : undefined)
  useEffect(() => void (document.title = name), [name])
  return (
    <article className="media-text">
      <h1>{name}</h1>
      {url === undefined ? (
        <p aria-hidden>
          <FileOutlined style={{ fontSize: 48 }} />
        </p>
      ) : (
        <img className="media-picture" alt={name} src={url} style={{ maxHeight: 'none' }} />
      )}
      <p className="lobby-secondary">{formatBytes(blob.size, language)}</p>
      <Button icon={<DownloadOutlined />} onClick={() => saveBlob(blob, name)}>
        {t('console.files.keep')}
      </Button>
    </article>
  )
}
