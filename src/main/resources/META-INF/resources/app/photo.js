// The photo of a resume: cropped to a square that its owner chooses, made small and free of metadata before it is sent.

const MOST_BYTES = 2 * 1024 * 1024;
const SIZE = 480;

// The pictures that can still be cropped, by their rows.
const chosen = new WeakMap();

function show(row, value) {
  const [picture, kept] = [row.querySelector('img'), row.querySelector('[type=hidden]')];
  kept.value = value;
  picture.hidden = !value;
  if (value) picture.src = value;
  row.querySelector('button').hidden = !value;
  kept.dispatchEvent(new Event('input', { bubbles: true }));
}

function crop(row) {
  const picture = chosen.get(row);
  const [zoom, across, down] = ['zoom', 'across', 'down'].map((it) => Number(row.parentElement.querySelector(`[data-${it}]`).value));
  const side = Math.min(picture.width, picture.height) / zoom;
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIZE, SIZE);
  context.drawImage(picture, (picture.width - side) * across, (picture.height - side) * down, side, side, 0, 0, SIZE, SIZE);
  show(row, canvas.toDataURL('image/jpeg', 0.85));
}

function offerCrop(row, picture) {
  const controls = row.parentElement.querySelector('[data-crop]');
  controls.hidden = !picture;
  controls.querySelectorAll('input').forEach((it) => { it.value = it.defaultValue; });
  if (picture) chosen.set(row, picture);
  else chosen.delete(row);
}

document.addEventListener('change', async ({ target }) => {
  const row = target.closest('[data-photo]');
  const file = target.files?.[0];
  if (!row || !file) return;
  const fault = row.parentElement.querySelector('.fault');
  fault.textContent = '';
  try {
    if (file.size > MOST_BYTES) throw new RangeError();
    offerCrop(row, await createImageBitmap(file));
    crop(row);
  } catch (e) {
    fault.textContent = e instanceof RangeError
      ? row.dataset.tooLarge
      : row.dataset.unreadable;
  }
  target.value = '';
});

document.addEventListener('input', ({ target }) => {
  const row = target.closest('[data-crop]')?.parentElement.querySelector('[data-photo]');
  if (row && chosen.has(row)) crop(row);
});

document.addEventListener('click', ({ target }) => {
  const row = target.closest('[data-photo] button')?.closest('[data-photo]');
  if (!row) return;
  offerCrop(row, null);
  show(row, '');
});
