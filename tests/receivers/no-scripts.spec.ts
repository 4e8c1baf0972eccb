import { expect, test } from 'vitest'
import { buildResponseHeaders } from '../../hosting/rules.ts'
import { business } from '../../src/content/business.ts'
import { readEstimateEndpoint } from '../../src/form/endpoint.ts'
import { describeRefusal } from '../../src/form/words.ts'
import { query, receivers } from './receivers.ts'
import { buildForm, makeAddress, makePicture, pretendAddress } from './requests.ts'

const responseHeaders = buildResponseHeaders(readEstimateEndpoint('/estimate'))

/** What a browser sends without scripts: no id, no time, and a file input that may be empty. */
async function submit(url: string, fields: Record<string, string>, photos = [new Uint8Array(0)]) {
  const headers = {
    Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    Origin: new URL(url).origin,
    'Sec-Fetch-Site': 'same-origin',
    ...pretendAddress(makeAddress()),
  }
  const form = buildForm({ fields, photos })
  for (const field of ['id', 'elapsed', 'page']) form.delete(field)
  const response = await fetch(url, { method: 'POST', body: form, headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

for (const receiver of receivers) {
  const { name, url, origin } = receiver

  test(`${name}: the browser is led to a page of the site that has the reference`, async () => {
    const visitor = crypto.randomUUID()
    const { status, headers } = await submit(url, { name: visitor })
    expect(status).toBe(303)
    const [row] = query(receiver, 'SELECT reference, page, suspicion FROM requests WHERE name = ?', visitor)
    expect(row).toMatchObject({ page: '', suspicion: null })
    expect(headers.get('Location')).toBe(`/estimate/received/${row?.reference}`)

    const page = await fetch(`${origin}${headers.get('Location')}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toBe(`<h1>Thank you</h1><p>${row?.reference}</p>`)
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    for (const [header, value] of Object.entries(responseHeaders)) expect(page.headers.get(header)).toBe(value)
  })

  test(`${name}: the same form sent again is the same request, and another photo makes it another`, async () => {
    const fields = { name: crypto.randomUUID() }
    const first = await submit(url, fields, [makePicture(500)])
    const again = await submit(url, fields, [makePicture(500)])
    const other = await submit(url, fields, [makePicture(500, 'image/jpeg', 2)])
    expect(again.headers.get('Location')).toBe(first.headers.get('Location'))
    expect(other.headers.get('Location')).not.toBe(first.headers.get('Location'))
    expect(query(receiver, 'SELECT id FROM requests WHERE name = ?', fields.name)).toHaveLength(2)
  })

  test(`${name}: what is wrong is said on a page of the site`, async () => {
    const { status, headers, html } = await submit(url, { phone: '' })
    expect(status).toBe(422)
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(html).toBe(`<h1>Sorry</h1><p>${describeRefusal({ code: 'missing-field', field: 'phone' })}</p>`)
    for (const [header, value] of Object.entries(responseHeaders)) expect(headers.get(header)).toBe(value)
  })

  test(`${name}: HEAD of the page is GET without a body`, async () => {
    const response = await fetch(`${url}/received/${business.referencePrefix}-234567`, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  test(`${name}: POST to the page of a reference gets 405`, async () => {
    const response = await fetch(`${url}/received/${business.referencePrefix}-234567`, {
      method: 'POST',
      body: buildForm({}),
    })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
}
