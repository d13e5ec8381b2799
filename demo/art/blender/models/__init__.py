"""All models by kind; a shelf a file."""
from models import apothecary, care, carry, desert, desk, green, kitchen, larder, leather, lights, listening, paper, play, rooms, scent, soft, sound, stove, sweets, wheels
from models.model import models

shelves = [kitchen, stove, lights, rooms, sweets, larder, care, apothecary, scent, paper, desk, carry, leather, sound, listening, green, desert, play, wheels, soft]
__all__ = ['models', 'shelves']
