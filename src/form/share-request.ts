export type ShareResult = 'shared' | 'closed' | 'failed'

/** Opens the phone's share sheet. */
export async function shareRequest(data: ShareData): Promise<ShareResult> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    // AbortError: the visitor closed the sheet. InvalidStateError: it is open already.
    const { name } = error as DOMException
    return name === 'AbortError' || name === 'InvalidStateError' ? 'closed' : 'failed'
  }
}
