// The photo of a resume: cropped to a square, made small and free of metadata before it is sent.

const MOST_BYTES = 2 * 1024 * 1024;
const SIZE = 480;

function show(row, value) {
  const [picture, kept] = [row.querySelector('img'), row.querySelector('[type=hidden]')];
  kept.value = value;
  picture.hidden = !value;
  if (value) picture.src = value;
  row.querySelector('button').hidden = !value;
  kept.dispatchEvent(new Event('input', { bubbles: true }));
}

async function draw(file) {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIZE, SIZE);
  context.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, SIZE, SIZE);
  return canvas.toDataURL('image/jpeg', 0.85);
}

document.addEventListener('change', async ({ target }) => {
  const row = target.closest('[data-photo]');
  const file = target.files?.[0];
  if (!row || !file) return;
  const fault = row.parentElement.querySelector('.fault');
  fault.textContent = '';
  try {
    if (file.size > MOST_BYTES) throw new RangeError();
    show(row, await draw(file));
  } catch (e) {
    fault.textContent = e instanceof RangeError
      ? row.dataset.tooLarge
      : row.dataset.unreadable;
  }
  target.value = '';
});

document.addEventListener('click', ({ target }) => {
  const row = target.closest('[data-photo] button')?.closest('[data-photo]');
  if (row) show(row, '');
});
