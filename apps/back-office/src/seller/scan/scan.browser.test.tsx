import { createApi } from '@souk/client/api/create-api.ts';
import { createQueryClient } from '@souk/client/api/create-query-client.ts';
import { createI18n } from '@souk/client/i18n/create-i18n.ts';
import type { ShopOrderRow } from '@souk/contract/seller/orders';
import { ToastRegion } from '@souk/ui/overlay/toast-region.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ServicesContext } from '../../lib/services.tsx';
import { createSecondFactorPrompt } from '../../lib/sign-in/second-factor.ts';
import { TrackingForm } from '../orders/tracking-form.tsx';
import { StockPage } from '../pages/products/stock-page.tsx';
import { ScanButton } from './scan-button.tsx';

/** Renders a part of the seller panel whose server answers from memory. */
function renderInPanel(component: ReactNode, answer: (address: URL) => unknown = () => undefined) {
  const i18n = createI18n('en', {});
  const api = createApi({
    fetch: async (address) => Response.json({ data: answer(new URL(address, location.origin)) }),
    baseUrl: '/api',
    locale: () => 'en',
    token: () => null,
  });
  const services = { api, i18n, secondFactor: createSecondFactorPrompt(), loadTexts: () => Promise.resolve() };
  return render(
    <ServicesContext value={services}>
      <QueryClientProvider client={createQueryClient({ isServer: false })}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: component }])} />
        <ToastRegion />
      </QueryClientProvider>
    </ServicesContext>,
  );
}

/** A browser that reads barcodes, with a camera whose picture is a canvas. `seen` is the code in the picture. */
function fakeCamera({ failure, torch = false, supported = ['code_128', 'qr_code', 'unknown'] }: FakeCamera = {}) {
  const camera: Camera = { seen: undefined, tracks: [], formats: [] };
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => supported;
      constructor({ formats }: { formats: readonly string[] }) {
        camera.formats = formats;
      }
      detect = async () => (camera.seen ? [{ rawValue: camera.seen }] : []);
    },
  );
  const capabilities: MediaTrackCapabilities & { torch: boolean } = { torch };
  const open = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    if (failure) throw new DOMException('', failure);
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
    const stream = canvas.captureStream(5);
    for (const track of stream.getVideoTracks()) {
      camera.tracks.push(track);
      vi.spyOn(track, 'getCapabilities').mockReturnValue(capabilities);
    }
    return stream;
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    open.mockRestore();
  });
  return Object.assign(camera, { open });
}
type Camera = { seen: string | undefined; tracks: MediaStreamTrack[]; formats: readonly string[] };
type FakeCamera = { failure?: string; torch?: boolean; supported?: string[] };

function ScanOne({ onScan }: { onScan: (code: string) => void }) {
  return <ScanButton label="Scan" onScan={onScan} />;
}

test('the rear camera reads a code of a label, and is turned off afterwards', async () => {
  const camera = fakeCamera();
  const onScan = vi.fn();
  const screen = await renderInPanel(<ScanOne onScan={onScan} />);
  await screen.getByRole('button', { name: 'Scan' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Scan' })).toBeVisible();
  await vi.waitFor(() => expect(camera.tracks.map(({ readyState }) => readyState)).toEqual(['live']));
  expect(camera.open.mock.calls[0]?.[0]).toMatchObject({ audio: false, video: { facingMode: { ideal: 'environment' } } });
  expect(camera.formats).toEqual(['code_128', 'qr_code']);
  await expect.element(screen.getByRole('button', { name: 'Light of the camera' })).not.toBeInTheDocument();
  camera.seen = ' AWB 7391 ';
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(onScan.mock.calls).toEqual([['AWB 7391']]);
  expect(camera.tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
});

test('Escape closes the camera, and its light is offered where it has one', async () => {
  const camera = fakeCamera({ torch: true });
  const screen = await renderInPanel(<ScanOne onScan={vi.fn()} />);
  await screen.getByRole('button', { name: 'Scan' }).click();
  const light = screen.getByRole('button', { name: 'Light of the camera' });
  await expect.element(light).toBeVisible();
  const [track] = camera.tracks;
  const apply = vi.spyOn(track ?? new MediaStreamTrack(), 'applyConstraints').mockResolvedValue();
  await light.click();
  await expect.element(light).toHaveAttribute('aria-pressed', 'true');
  expect(apply).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(track?.readyState).toBe('ended');
});

test.each([
  ['NotAllowedError', 'The camera is not allowed. Allow it for this page in the settings of the browser, then try again.'],
  ['NotFoundError', 'This device has no camera.'],
  ['NotReadableError', 'The camera is in use by another app. Close that app, then try again.'],
  ['AbortError', 'The camera could not be started.'],
])('%s of the camera is explained, and it can be tried again', async (failure, text) => {
  const camera = fakeCamera({ failure });
  const screen = await renderInPanel(<ScanOne onScan={vi.fn()} />);
  await screen.getByRole('button', { name: 'Scan' }).click();
  await expect.element(screen.getByRole('alert').getByText(text)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await vi.waitFor(() => expect(camera.open).toHaveBeenCalledTimes(2));
});

test('a browser without readable formats asks for the code to be typed, and one without barcodes has no button', async () => {
  const camera = fakeCamera({ supported: [] });
  const screen = await renderInPanel(<ScanOne onScan={vi.fn()} />);
  await screen.getByRole('button', { name: 'Scan' }).click();
  await expect.element(screen.getByText('This browser cannot read barcodes. Type the code instead.')).toBeVisible();
  expect(camera.open).not.toHaveBeenCalled();
  vi.stubGlobal('BarcodeDetector', undefined);
  const without = await renderInPanel(<ScanButton label="Scan another" onScan={vi.fn()} />);
  await expect.element(without.getByRole('button', { name: 'Scan another' })).not.toBeInTheDocument();
});

const order: ShopOrderRow = {
  ...{ code: 'SK-1', status: 'Processing', payment_status: 'Paid', is_cash: false, quantity: 1, created_at: '2026-11-28T06:00:00Z' },
  ...{ recipient: 'Rana Saleh', area: 'Andheri', is_late: false },
};

test('[seller-04] the camera goes down the list of orders: each label fills the next tracking number', async () => {
  const camera = fakeCamera();
  const orders = ['SK-1', 'SK-2', 'SK-3'].map((code) => ({ ...order, code }));
  const screen = await renderInPanel(<TrackingForm orders={orders} />);
  await screen.getByRole('textbox', { name: 'Tracking number of SK-2' }).fill('typed');
  await screen.getByRole('button', { name: 'Scan the tracking number of SK-1' }).click();
  camera.seen = 'AWB 1';
  await expect.element(screen.getByRole('dialog', { name: 'Tracking number of SK-3' })).toBeVisible();
  await expect.element(screen.getByRole('dialog').getByRole('status')).toHaveTextContent('Scanned: AWB 1');
  camera.seen = 'AWB 3';
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  for (const [code, number] of [
    ['SK-1', 'AWB 1'],
    ['SK-2', 'typed'],
    ['SK-3', 'AWB 3'],
  ])
    await expect.element(screen.getByRole('textbox', { name: `Tracking number of ${code}` })).toHaveValue(number);
  expect(camera.tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
});

const [onNextPage, hidden, ...variants] = ['Vase', 'Lamp', 'Bowl', 'Cup', 'Plate'].map((name, at) => ({
  ...{ variant_id: at, product_id: at, name, options: '', sku: `SK10000${at}`, thumbnail: null, stock: 7 },
}));

function answerStock({ searchParams }: URL) {
  const search = searchParams.get('search');
  const isHidden = searchParams.get('status') === 'hidden';
  const found = search ? [isHidden ? hidden : onNextPage].filter((row) => row?.sku === search) : variants;
  return { total: found.length, counts: { all: found.length, low: 0, sold_out: 0, hidden: 1 }, variants: found };
}

test('a scanned SKU leads to the quantity of its variant, by the camera and by a scanner that types', async () => {
  const camera = fakeCamera();
  const screen = await renderInPanel(<StockPage />, answerStock);
  await screen.getByRole('button', { name: 'Scan a SKU' }).click();
  camera.seen = 'SK100004';
  await expect.element(screen.getByRole('textbox', { name: 'Stock of Plate' })).toHaveFocus();
  await userEvent.keyboard('5{Enter}');
  await screen.getByRole('textbox', { name: 'Stock of Bowl' }).click();
  await userEvent.keyboard('sk100003{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Stock of Cup' })).toHaveFocus();
  // The code was typed over a quantity, which is as it was; what was counted before remains.
  await expect.element(screen.getByRole('textbox', { name: 'Stock of Bowl' })).toHaveValue('7');
  await expect.element(screen.getByRole('textbox', { name: 'Stock of Plate' })).toHaveValue('5');
  await userEvent.keyboard('SK-none{Enter}');
  await expect.element(screen.getByText('No product of the shop has the SKU SK-none')).toBeVisible();
  // A variant of another page of the list is searched for.
  await userEvent.keyboard('SK100000{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Stock of Vase' })).toHaveFocus();
  await userEvent.keyboard('SK100001{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Stock of Lamp' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Save 1 quantity' })).toBeVisible();
});
