import jsonServerProvider from 'ra-data-json-server'
import { Admin, DataTable, List, Resource } from 'react-admin'
import { createRoot } from 'react-dom/client'

/** The smallest react-admin page that shows the same table: no sign-in, no rights, English only. */
const api = new URLSearchParams(window.location.search).get('api') ?? ''
const { NumberCol } = DataTable

const ApartmentList = () => (
  <List sort={{ field: 'short_id', order: 'ASC' }} filter={{ building_id: '1' }} perPage={20}>
    <DataTable>
      <DataTable.Col source="code" />
      <DataTable.Col source="name" />
      <DataTable.Col source="block_id" />
      <NumberCol source="floor" />
      <NumberCol source="area" />
      <DataTable.Col source="handover_status" />
    </DataTable>
  </List>
)

createRoot(document.querySelector('#root')!).render(
  <Admin dataProvider={jsonServerProvider(api)} disableTelemetry>
    <Resource name="apartments" list={ApartmentList} />
  </Admin>,
)
