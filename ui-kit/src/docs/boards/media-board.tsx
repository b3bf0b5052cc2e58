import { Carousel } from "../../components/carousel/carousel.tsx";
import { ImageGallery } from "../../components/image-gallery/image-gallery.tsx";
import { drawing } from "../../components/picture/drawing.ts";
import { Picture } from "../../components/picture/picture.tsx";
import { Price } from "../../components/price/price.tsx";
import { Board, BoardColumns } from "./board.tsx";

const turning = { roleLabel: "karusel", previousLabel: "Orqaga", nextLabel: "Oldinga" };
const texts = {
  previous: "Предыдущее фото",
  next: "Следующее фото",
  picture: (number: number, count: number) => `Фото ${number} из ${count}`,
  enlarge: "Рассмотреть",
  zoomIn: "Увеличить",
  zoomOut: "Уменьшить",
  close: "Закрыть",
};
const hues = [20, 60, 190, 250, 320];

export function MediaBoard() {
  return (
    <Board>
      <Carousel kind="row" label="Yangi tovarlar" {...turning}>
        {hues.map((hue) => (
          <a key={hue} href={`#${hue}`} style={{ display: "grid", gap: 4 }}>
            <Picture src={drawing(hue, 400, 400)} alt="" width={400} height={400} />
            Kumush uzuk
            <Price size="small" current="350 000 soʻm" />
          </a>
        ))}
      </Carousel>
      <BoardColumns>
        <Carousel
          kind="slides"
          label="Aksiyalar"
          {...turning}
          slideLabel={(number, count) => `${count} tadan ${number}`}
          autoplay={{ seconds: 600, pauseLabel: "Toʻxtatish", playLabel: "Boshlash" }}
        >
          {hues.map((hue) => (
            <Picture key={hue} src={drawing(hue, 720, 480)} alt="" width={720} height={480} />
          ))}
        </Carousel>
        <ImageGallery
          label="Фотографии кольца"
          texts={texts}
          ratio="4 / 3"
          images={hues.map((hue) => ({
            src: drawing(hue, 600, 600),
            width: 600,
            height: 600,
            alt: `Кольцо, оттенок ${hue}`,
          }))}
        />
      </BoardColumns>
    </Board>
  );
}
